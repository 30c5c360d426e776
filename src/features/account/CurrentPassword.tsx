import { useTranslate } from 'react-admin';
import { FormText } from '#components/inputs/FormText.tsx';

/** The input `current` of forms that need the password of the signed-in user. */
export function CurrentPassword({ hasFocus = false }: { hasFocus?: boolean }) {
  const t = useTranslate();
  return (
    <FormText
      source="current"
      label={t('people.password.current')}
      type="password"
      autoComplete="current-password"
      required={t('auth.passwordMissing')}
      hasFocus={hasFocus}
    />
  );
}
