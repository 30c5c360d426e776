import { useTranslate } from 'react-admin';
import styles from './CustomsFindings.module.css';

interface RehearsedWordsProps {
  /** Key of what is said. */
  message: string;
  args: Record<string, string | number>;
  /** As the portal names it: a published code, or a rule's name. */
  code: string;
}

/**
 * What the portal's rehearsal says of one field, in the words that the form has for it: of a customs edit its code where
 * one is published, why, and what to do.
 */
export function RehearsedWords({ message, args, code }: RehearsedWordsProps) {
  const t = useTranslate();
  const [, edit] = /^(customs\.edits\.\w+)\.text$/u.exec(message) ?? [];
  const said = t(message, { ...args, _: message });
  if (edit === undefined) return said;
  const isPublished = /^[A-Z0-9]{3}$/u.test(code);
  return (
    <>
      <strong>{said}</strong>{' '}
      {isPublished && <span className={styles.source}>{t('customs.sources.customs', { code })}</span>}
      <br />
      {t(`${edit}.cause`, args)} {t(`${edit}.fix`, args)}
    </>
  );
}
