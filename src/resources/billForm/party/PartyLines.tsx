import { useTranslate } from 'ra-core';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from '#components/form/FormContext.ts';
import { ADDRESS_LINE, customsLines, keepsWords } from '#contract/customsLines.ts';
import { cleanText } from '#rules/cleanText.ts';
import styles from './Party.module.css';

/** [V13] The lines that the address becomes: while somebody is at the block, and always when words are cut or lost. */
export function PartyLines({ addressKey }: { addressKey: string }) {
  const t = useTranslate();
  const form = useForm();
  const text = useSyncExternalStore(
    useCallback(
      (listener) => {
        const stops = [form.on('change', listener), form.on(addressKey, listener)];
        return () => stops.forEach((stop) => stop());
      },
      [form, addressKey],
    ),
    () => form.value(addressKey),
  );
  const address = cleanText(text, { upper: true });
  const lines = customsLines(address);
  if (lines.length < 2) return null;
  return (
    <ol
      className={styles.lines}
      data-overflow={!keepsWords(address) || undefined}
      aria-label={t('partyTools.lines', { columns: ADDRESS_LINE.columns })}
    >
      {lines.map((line, index) => (
        <li key={`${index} ${line}`} data-lost={index >= ADDRESS_LINE.lines || undefined}>
          {line}
        </li>
      ))}
    </ol>
  );
}
