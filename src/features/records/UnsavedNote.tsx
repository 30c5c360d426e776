import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { unsavedKey, unsavedRecords } from '#local/unsavedRecords.ts';
import styles from './SimpleList.module.css';

const subscribeToUnsaved = (listener: () => void): (() => void) => unsavedRecords.subscribe(listener);

/** [D01] Offers to continue or discard an unsaved new record. */
export function UnsavedNote({ resource, onContinue }: { resource: string; onContinue: () => void }) {
  const t = useTranslate();
  const place = unsavedKey(resource, null);
  // The panel stores its last change on unmount, after this was rendered.
  useSyncExternalStore(subscribeToUnsaved, () => unsavedRecords.peek(place));
  const unsaved = unsavedRecords.get(place);
  const text = unsaved && Object.values(unsaved.record).find((value) => typeof value === 'string' && value !== '');
  if (!unsaved) return null;
  return (
    <output className={styles.unsaved}>
      {t('records.kept', { name: typeof text === 'string' ? text : '–' })}
      <button type="button" onClick={onContinue}>
        {t('records.continue')}
      </button>
      <button type="button" onClick={() => unsavedRecords.remove(place)}>
        {t('records.drop')}
      </button>
    </output>
  );
}
