import { useTranslate } from 'react-admin';
import { useOnline } from '#components/layout/useOnline.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { shortServerText } from '#rules/serverTime.ts';
import { saveJson } from './saveFile.ts';
import type { SessionState } from '#features/document/sessionTypes.ts';
import styles from './DraftHead.module.css';

interface SavedStateProps {
  state: SessionState;
  bill: () => Bill;
}

/** [D01] Where the newest text is stored; if it could not be stored, a download of it. */
export function SavedState({ state, bill }: SavedStateProps) {
  const { saved, writeFailure, isSaving } = state;
  const t = useTranslate();
  const isOnline = useOnline();
  if (writeFailure) {
    return (
      <span role="alert" className={styles.writeFailure}>
        {t(`billForm.saved.writeFailed.${writeFailure}`)}{' '}
        <button
          type="button"
          className={styles.link}
          onClick={() => saveJson(bill().amsRequestList[0]?.amsNo || 'isf-draft', bill())}
        >
          {t('billForm.saved.download')}
        </button>
      </span>
    );
  }
  const time = shortServerText(new Date(saved.at));
  const isUnreachable = state.isUnreachable || state.saveError?.kind === 'unreachable';
  const text = isSaving
    ? t('billForm.saved.saving')
    : saved.where === 'computer' && !isOnline
      ? t('drafting.offline', { time })
      : isUnreachable
        ? t('billForm.saved.unreachable', { time })
        : saved.where === 'nowhere'
          ? t('billForm.saved.blank')
          : t(`billForm.saved.${saved.where}`, { time });
  return (
    <output data-saved={saved.where} className={styles.saved}>
      {text}
    </output>
  );
}
