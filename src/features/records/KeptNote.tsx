import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { unsavedKey, unsavedRecords } from '#local/unsavedRecords.ts';
import styles from './SimpleList.module.css';

const hearKept = (listener: () => void): (() => void) => unsavedRecords.subscribe(listener);

/** [D01] A new record that was begun and not saved is offered again, until it is taken up or dropped. */
export function KeptNote({ resource, onContinue }: { resource: string; onContinue: () => void }) {
  const t = useTranslate();
  const place = unsavedKey(resource, null);
  // The panel keeps its last change as it goes, which is after this was drawn.
  useSyncExternalStore(hearKept, () => unsavedRecords.peek(place));
  const kept = unsavedRecords.get(place);
  const words = kept && Object.values(kept.record).find((value) => typeof value === 'string' && value !== '');
  if (!kept) return null;
  return (
    <output className={styles.kept}>
      {t('records.kept', { name: typeof words === 'string' ? words : '–' })}
      <button type="button" onClick={onContinue}>
        {t('records.continue')}
      </button>
      <button type="button" onClick={() => unsavedRecords.remove(place)}>
        {t('records.drop')}
      </button>
    </output>
  );
}
