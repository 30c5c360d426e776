import type { useTranslate } from 'react-admin';
import { partnerCode } from '#customs/edits/codes.ts';

/** A code as customs sent it, with the code of the other system (ABI or AMS) in parentheses. */
export function receiptCode(t: ReturnType<typeof useTranslate>, code: string): string {
  const partner = partnerCode(code);
  const text = t('sent.code', { code });
  return partner === null ? text : t(/^\d/u.test(code) ? 'sent.withAms' : 'sent.withAbi', { text, code: partner });
}
