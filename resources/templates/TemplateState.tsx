import { useTranslate } from 'react-admin';
import type { SessionState } from '#features/document/sessionShape.ts';
import styles from '#features/billForm/DraftHead.module.css';

/** Where the newest text of a template lies, always at the same place. */
export function TemplateState({ state: { saved, unkept, trouble, isSaving } }: { state: SessionState }) {
  const t = useTranslate();
  const at = new Date(saved.at);
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  if (unkept) {
    return (
      <span role="alert" className={styles.unkept}>
        {t('templates.state.unkept')}
      </span>
    );
  }
  const how = isSaving ? 'saving' : trouble?.kind === 'unreachable' ? 'unreachable' : saved.where;
  return (
    <output data-saved={saved.where} className={styles.saved}>
      {t(`templates.state.${how}`, { time })}
    </output>
  );
}
