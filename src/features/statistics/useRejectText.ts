import { useTranslate } from 'react-admin';
import { BATCH_REJECT } from '#customs/answers/dispositions.ts';
import { findEditByCode } from '#customs/edits/edits.ts';

/** Message type of a rejection that gives no reason. */
const SUMMARY = '01';

/** @returns the published meaning of an error code of customs, or the code */
export function useRejectText(): (code: string) => string {
  const t = useTranslate();
  return (code) => {
    if (code === SUMMARY) return t('statistics.noReason');
    if (code === BATCH_REJECT.code) return t('customs.answers.batchReject');
    const edit = findEditByCode(code)?.name;
    // The texts about parties name one.
    return edit === undefined || edit.startsWith('party')
      ? t('statistics.codeOnly', { code })
      : t(`customs.edits.${edit}.text`);
  };
}
