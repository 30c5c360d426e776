import { useTranslate } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from '#components/form/FormContext.ts';
import { ADDRESS_LINE, customsLines } from '#contract/customsLines.ts';
import { cleanText } from '#rules/cleanText.ts';
import styles from './Party.module.css';

/** Displayed lines: those that customs accepts and two more. */
const SHOWN = ADDRESS_LINE.lines + 2;

/** [V13] The lines of a longer address as customs gets them; words that are cut or lost are marked. */
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
  const more = lines.length > SHOWN + 1 ? lines.length - SHOWN : 0;
  return (
    <ol className={styles.lines} aria-label={t('partyTools.lines', { columns: ADDRESS_LINE.columns })}>
      {lines.slice(0, more > 0 ? SHOWN : lines.length).map((line, index) => (
        <li key={`${index} ${line}`} data-lost={index >= ADDRESS_LINE.lines || undefined}>
          {line}
        </li>
      ))}
      {more > 0 && <li data-more>{t('partyTools.moreLines', { count: more })}</li>}
    </ol>
  );
}
