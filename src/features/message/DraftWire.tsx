import { useTranslate } from 'react-admin';
import { useMemo, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { domId } from '#components/form/field/fieldFacts.ts';
import type { FormStore } from '#components/form/store/formStore.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { createFieldMark } from './fieldMark.ts';
import { pathOfKey } from './pathOfKey.ts';
import type { Rehearsals } from './rehearsals.ts';
import { useMarkedFields } from './useMarkedFields.ts';
import { WireView } from './WireView.tsx';
import styles from './DraftWire.module.css';

interface DraftWireProps {
  form: FormStore;
  root: RefObject<HTMLFormElement | null>;
  rehearsals: Rehearsals;
  /** Shown above the message of a change; explains what it waits for. */
  intro?: ReactNode;
  onGo: (field: string) => void;
  onClose: () => void;
}

/** The message that a form would send; follows the input with a short delay. */
export function DraftWire({ form, root, rehearsals, intro, onGo, onClose }: DraftWireProps) {
  const t = useTranslate();
  const rehearsal = useSyncExternalStore(rehearsals.on, rehearsals.get);
  const mark = useMemo(() => createFieldMark(), []);
  const links = useMemo(
    () => ({
      findField: (element: Element) => pathOfKey(form, element.getAttribute('name') ?? ''),
      findElement: (field: string) => document.getElementById(domId(form, form.keyOf(field))),
    }),
    [form],
  );
  useMarkedFields(root, mark, links);
  const numbers = fieldRows(form.record, 'amsRequestList');
  const first = numbers[0] ? fieldText(numbers[0], 'amsNo') : '';

  return (
    <section className={styles.panel} aria-labelledby="wire-title">
      <div className={styles.head}>
        <h2 id="wire-title">{t('wire.title')}</h2>
        <Button onClick={onClose}>{t('wire.close')}</Button>
      </div>
      {intro}
      {!intro && numbers.length > 1 && <p className={styles.hint}>{t('wire.together', { count: numbers.length })}</p>}
      {rehearsal ? (
        <WireView
          records={rehearsal.records}
          read={rehearsal.read}
          entity={form.entity}
          mark={mark}
          onGo={onGo}
          fileName={`isf-${first.toLowerCase() || 'draft'}`}
        />
      ) : (
        !intro && <output className={styles.hint}>{t('wire.writing')}</output>
      )}
    </section>
  );
}
