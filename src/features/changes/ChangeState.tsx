import { useTranslate } from 'react-admin';
import type { Bill } from '#contract/entities/bill.ts';
import type { SessionState } from '../document/sessionTypes.ts';
import { SavedState } from '../billForm/draft/SavedState.tsx';
import styles from '../billForm/draft/DraftHead.module.css';

/** [D01] Where the newest text of a change is stored: locally, until it is sent. */
export function ChangeState({ state, bill }: { state: SessionState; bill: () => Bill }) {
  const t = useTranslate();
  if (state.writeFailure || state.saved.where === 'computer') return <SavedState state={state} bill={bill} />;
  return (
    <output data-saved={state.saved.where} className={styles.saved}>
      {t('changes.asSent')}
    </output>
  );
}
