import { useTranslate } from 'react-admin';
import { Glyph } from './Glyph.tsx';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps<L extends string = string> {
  language: L;
  /** Names of the languages in themselves. */
  names: Readonly<Partial<Record<L, string>>>;
  onChange: (next: L) => void;
}

/**
 * [G10] Language selector; nothing if there is no choice.
 * @example <LanguageSwitch language="en" names={{ en: 'English', vi: 'Tiếng Việt' }} onChange={setLanguage} />
 */
export function LanguageSwitch<L extends string>({ language, names, onChange }: LanguageSwitchProps<L>) {
  const t = useTranslate();
  const choices = Object.entries<string | undefined>(names);
  if (choices.length < 2) return null;
  return (
    <span className={styles.switch}>
      <Glyph name="globe" size={18} />
      <select
        aria-label={t('ui.layout.language')}
        value={language}
        onChange={(event) => onChange(event.target.value as L)}
      >
        {choices.map(([locale, name]) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
