import { useId, type ReactNode } from 'react';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  title: string;
  /** What it is for, and what changes with it. */
  text?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** The content takes the whole width, as a table does. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A part of a settings page: title and explanation at the left, content at the right, above each other on narrow screens.
 * @example <SettingsSection title={t('people.password.title')} text={t('people.password.text')}>…</SettingsSection>
 */
export function SettingsSection({ title, text, action, isWide = false, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={isWide ? styles.wide : styles.section} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
