import { useNotify } from 'react-admin';
import { useCallback } from 'react';
import { QUIET_CODES } from '#contract/errors.ts';
import { PortalError } from './portalError.ts';

/**
 * Tells of a failed call in a toast: the portal's sentence, or what the page knows. Codes that a screen states in its own
 * place stay silent here ([E07]); a repeated click is only a hint ([C03]).
 */
export function useReportError(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => {
      if (error instanceof PortalError && QUIET_CODES.includes(error.code)) return;
      const message = error instanceof PortalError ? error.message : 'shell.request.tryLater';
      const isRepeat = error instanceof PortalError && error.kind === 'duplicate';
      notify(message, { type: isRepeat ? 'warning' : 'error' });
    },
    [notify],
  );
}
