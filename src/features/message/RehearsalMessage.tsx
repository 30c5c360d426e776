import { useTranslate } from 'react-admin';
import { findCode } from '#customs/edits/codes.ts';
import { FindingSource } from './FindingSource.tsx';
import styles from './CustomsFindings.module.css';

interface RehearsalMessageProps {
  message: string;
  args: Record<string, string | number>;
  /** As in the portal: a published code, or an edit's name. */
  code: string;
}

/** A finding of the portal's rehearsal at one field, in the form's wording: published code, cause and fix. */
export function RehearsalMessage({ message, args, code }: RehearsalMessageProps) {
  const t = useTranslate();
  const [, edit] = /^(customs\.edits\.\w+)\.text$/u.exec(message) ?? [];
  const text = t(message, { ...args, _: message });
  if (edit === undefined) return text;
  const known = findCode(code);
  return (
    <>
      <strong>{text}</strong>{' '}
      {known && (
        <span className={styles.source}>
          <FindingSource finding={{ code: known.code ?? null, ams: known.ams ?? null, source: 'customs' }} />
        </span>
      )}
      <br />
      {t(`${edit}.cause`, args)} {t(`${edit}.fix`, args)}
    </>
  );
}
