import { useTranslate } from 'ra-core';
import { Glyph } from '#components/layout/Glyph.tsx';
import { DeleteDraftButton } from './DeleteDraftButton.tsx';
import styles from './DraftList.module.css';

/** What can be done with one draft beside opening it. */
export function DraftRowActions(props: { name: string; disabled: boolean; onCopy: () => void; onDelete: () => void }) {
  const t = useTranslate();
  const label = t('drafts.newFromOne', { name: props.name });
  return (
    <span className={styles.rowActions}>
      <button
        type="button"
        className={styles.copy}
        aria-label={label}
        title={label}
        disabled={props.disabled}
        onClick={props.onCopy}
      >
        <Glyph name="copy" size={16} />
      </button>
      <DeleteDraftButton name={props.name} disabled={props.disabled} onDelete={props.onDelete} />
    </span>
  );
}
