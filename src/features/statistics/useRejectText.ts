import { useTranslate } from 'react-admin';
import { BATCH_REJECT } from '#customs/answers/dispositions.ts';
import { findCode } from '#customs/edits/codes.ts';

/** Message type of a rejection that gives no reason. */
const SUMMARY = '01';

/** @returns the published meaning of an error code of customs, or the code */
export function useRejectText(): (code: string) => string {
  const t = useTranslate();
  return (code) => {
    if (code === SUMMARY) return t('statistics.noReason');
    if (code === BATCH_REJECT.code) return t('customs.answers.batchReject');
    const edit = findCode(code)?.name;
    return edit === undefined ? t('statistics.codeOnly', { code }) : t(`customs.edits.${edit}.text`, { entity: 'any' });
  };
}
