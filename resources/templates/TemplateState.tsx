import { useTranslate } from 'react-admin';
import type { SessionState } from '#features/document/sessionTypes.ts';
import styles from '#features/billForm/draft/DraftHead.module.css';

/** Where the newest text of a template is stored. */
export function TemplateState({ state: { saved, writeFailure, saveError, isSaving } }: { state: SessionState }) {
  const t = useTranslate();
  const at = new Date(saved.at);
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  if (writeFailure) {
    return (
      <span role="alert" className={styles.writeFailure}>
        {t('templates.state.writeFailed')}
      </span>
    );
  }
  const how = isSaving ? 'saving' : saveError?.kind === 'unreachable' ? 'unreachable' : saved.where;
  return (
    <output data-saved={saved.where} className={styles.saved}>
      {t(`templates.state.${how}`, { time })}
    </output>
  );
}
