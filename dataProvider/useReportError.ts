import { useNotify } from 'react-admin';
import { useCallback } from 'react';
import { QUIET_CODES } from '#contract/pageCodes.ts';
import { PortalError } from './portalError.ts';

/**
 * Shows a failed call as a toast with the portal's message or the client's own. Codes that a screen shows itself are
 * skipped ([E07]); a repeated click is only a hint ([C03]).
 */
export function useReportError(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => {
      if (error instanceof PortalError && (error.kind === 'signedOut' || QUIET_CODES.includes(error.code))) return;
      const message = error instanceof PortalError ? error.message : 'shell.request.tryLater';
      const isRepeat = error instanceof PortalError && error.kind === 'duplicate';
      notify(message, { type: isRepeat ? 'warning' : 'error' });
    },
    [notify],
  );
}
