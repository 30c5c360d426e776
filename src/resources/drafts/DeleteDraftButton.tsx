import { useTranslate } from 'ra-core';
import styles from './DraftList.module.css';

/** Deletes one draft; what comes back is said by its strip, so nothing asks first. */
export function DeleteDraftButton({
  name,
  disabled,
  onDelete,
}: {
  name: string;
  disabled?: boolean;
  onDelete: () => void;
}) {
  const t = useTranslate();
  const label = t('drafts.deleteOne', { name });
  return (
    <button
      type="button"
      className={styles.delete}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onDelete}
    >
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4" />
      </svg>
    </button>
  );
}
