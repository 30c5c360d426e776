import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { FormStore } from '#components/form/store/formStore.ts';
import { splitAddress } from '#rules/splitAddress.ts';
import styles from './PasteAddress.module.css';

const PARTS = ['name', 'addr', 'city', 'countryCode'] as const;

/** Splits a pasted address and fills it into a new party. */
export function PasteAddress({ form, isNew }: { form: FormStore; isNew: boolean }) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  if (!isNew) return null;
  const split = text.trim() === '' ? null : splitAddress(text);
  const found = split ? PARTS.filter((part) => split[part] !== '') : [];

  function accept(): void {
    if (!split) return;
    for (const part of found) form.write(part, split[part]);
    setText('');
    setIsOpen(false);
  }
  return (
    <details className={styles.paste} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('addressBook.paste.label')}</summary>
      <textarea
        id={id}
        rows={4}
        className={styles.area}
        aria-label={t('addressBook.paste.label')}
        placeholder={t('addressBook.paste.hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {split && (
        <output className={styles.result}>
          {found.length === 0 && t('addressBook.paste.nothing')}
          {found.map((part) => (
            <span key={part} className={styles.part}>
              <b>{t(`fields.party.${part}`)}</b> {split[part]}
            </span>
          ))}
        </output>
      )}
      {found.length > 0 && (
        <Button variant="outlined" onClick={accept}>
          {t('addressBook.paste.accept')}
        </Button>
      )}
    </details>
  );
}
