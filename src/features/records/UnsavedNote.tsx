import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { unsavedKey, unsavedRecords } from '#local/unsavedRecords.ts';
import styles from './SimpleList.module.css';

const subscribeToUnsaved = (listener: () => void): (() => void) => unsavedRecords.subscribe(listener);

interface UnsavedNoteProps {
  resource: string;
  /** Called with the id of the new record. */
  onContinue: (id: string) => void;
}

/** [D01] Offers to continue or discard each unsaved new record. */
export function UnsavedNote({ resource, onContinue }: UnsavedNoteProps) {
  const t = useTranslate();
  // The panel stores its last change on unmount, after this was rendered.
  useSyncExternalStore(subscribeToUnsaved, unsavedRecords.changes);
  return unsavedRecords.newIds(resource).map((id) => {
    const place = unsavedKey(resource, id);
    const unsaved = unsavedRecords.get(place);
    if (!unsaved) return null;
    const text = Object.values(unsaved.record).find((value) => typeof value === 'string' && value !== '');
    return (
      <output key={id} className={styles.unsaved}>
        {t('records.kept', { name: typeof text === 'string' ? text : '–' })}
        <button type="button" onClick={() => onContinue(id)}>
          {t('records.continue')}
        </button>
        <button type="button" onClick={() => unsavedRecords.remove(place)}>
          {t('records.drop')}
        </button>
      </output>
    );
  });
}
