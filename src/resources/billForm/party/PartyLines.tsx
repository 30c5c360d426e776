import { useTranslate } from 'ra-core';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from '#components/form/FormContext.ts';
import { ADDRESS_LINE, customsLines } from '#contract/customsLines.ts';
import { cleanText } from '#rules/cleanText.ts';
import styles from './Party.module.css';

/** [V13] The lines that the address becomes: while somebody is at the block, and always when it does not fit. */
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
  const lines = customsLines(cleanText(text, { upper: true }));
  if (lines.length < 2) return null;
  const isTooLong = lines.length > ADDRESS_LINE.lines;
  return (
    <ol
      className={styles.lines}
      data-overflow={isTooLong || undefined}
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
