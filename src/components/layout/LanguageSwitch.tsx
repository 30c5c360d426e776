import { useTranslate } from 'react-admin';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { Glyph } from './Glyph.tsx';
import styles from './LanguageSwitch.module.css';

export interface LanguageSwitchProps {
  language: Locale;
  /** Each language named in itself. */
  names: Record<Locale, string>;
  onChange: (next: Locale) => void;
}

/** [G10] The languages of the product, in a native list. */
export function LanguageSwitch({ language, names, onChange }: LanguageSwitchProps) {
  const t = useTranslate();
  return (
    <span className={styles.switch}>
      <Glyph name="globe" size={18} />
      <select
        aria-label={t('shell.language')}
        value={language}
        onChange={(event) => onChange(event.target.value as Locale)}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {names[locale]}
          </option>
        ))}
      </select>
    </span>
  );
}
