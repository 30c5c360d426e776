import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useDataProvider, useInput, useLocale } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import styles from './CallBackForm.module.css';
import { useLandingTexts } from './landingTexts.ts';

/** The country that visitors of a language usually call from. */
const USUAL: Readonly<Record<string, string>> = { 'zh-CN': 'CN', vi: 'VN', en: 'US' };

/** [G18] The dialing code, chosen by country. */
export function DialingInput() {
  const texts = useLandingTexts().contact;
  const id = useId();
  const language = useLocale();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data = [] } = useQuery({
    queryKey: ['dialingCodes', language],
    queryFn: () => dataProvider.dialingCodes(),
    staleTime: Infinity,
  });
  const { field } = useInput({
    source: 'dialingCode',
    validate: (value: unknown) => (value ? undefined : texts.required),
  });
  const { value, onChange } = field;
  // Countries may share a code: the option's value is the country, the form's the code.
  const country =
    data.find(({ code, countryCode }) => code === value && countryCode === USUAL[language]) ??
    data.find(({ code }) => code === value);
  const usual = data.find(({ countryCode }) => countryCode === USUAL[language]);
  useEffect(() => {
    if (!value && usual) onChange(usual.code);
  }, [value, usual, onChange]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts.country}</label>
      <select
        id={id}
        name={field.name}
        value={country?.countryCode ?? ''}
        onBlur={field.onBlur}
        onChange={(event) => {
          const chosen = data.find(({ countryCode }) => countryCode === event.target.value);
          onChange(chosen?.code ?? '');
        }}
      >
        {data.map(({ code, countryCode, name }) => (
          <option key={countryCode} value={countryCode}>
            {name} +{code}
          </option>
        ))}
      </select>
    </div>
  );
}
