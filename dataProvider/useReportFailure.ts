import { useNotify, useTranslate } from 'react-admin';
import { useCallback } from 'react';

/**
 * Shows a failed action as a toast: its text with the reason, which is a message key or the portal's text.
 * @example const reportFailure = useReportFailure(); reportFailure('records.deleteFailed', error)
 */
export function useReportFailure(): (textKey: string, error: unknown) => void {
  const t = useTranslate();
  const notify = useNotify();
  return useCallback(
    (textKey, error) => {
      const reason = error instanceof Error ? error.message : String(error);
      notify(textKey, { type: 'error', messageArgs: { reason: t(reason, { _: reason }) } });
    },
    [t, notify],
  );
}
