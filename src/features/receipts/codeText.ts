import type { useTranslate } from 'react-admin';
import { partnerCode } from '#customs/edits/codes.ts';

/** A code as customs sent it, with the code of the other system for those who know that one. */
export function codeText(t: ReturnType<typeof useTranslate>, code: string): string {
  const partner = partnerCode(code);
  const text = t('sent.code', { code });
  return partner === null
    ? text
    : `${text} (${t(/^\d/u.test(code) ? 'sent.amsCode' : 'sent.abiCode', { code: partner })})`;
}
