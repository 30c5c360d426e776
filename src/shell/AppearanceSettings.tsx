import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { DENSITIES, readAppearance, SCHEMES, setAppearance, type Appearance } from '#components/theme/appearance.ts';
import styles from './AppearanceSettings.module.css';

const CHOICES = { scheme: SCHEMES, density: DENSITIES } as const;

/** Theme and density of this browser, which apply at once. */
export function AppearanceSettings() {
  const t = useTranslate();
  const [appearance, setShown] = useState(readAppearance);
  const choose = (change: Partial<Appearance>): void => {
    const next = { ...readAppearance(), ...change };
    setAppearance(next);
    setShown(next);
  };
  return (Object.keys(CHOICES) as (keyof Appearance)[]).map((part) => (
    <fieldset key={part} className={styles.choice}>
      <legend>{t(`shell.appearance.${part}`)}</legend>
      <div>
        {CHOICES[part].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`appearance-${part}`}
              className="visuallyHidden"
              checked={appearance[part] === value}
              onChange={() => choose({ [part]: value })}
            />
            <span>{t(`shell.appearance.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
