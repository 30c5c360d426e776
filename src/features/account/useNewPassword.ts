import { useTranslate } from 'react-admin';
import { PASSWORD_LENGTH, passwordWeakness } from '#rules/passwordRule.ts';

/** Properties of the input of a new password. @param own words about the person that must not make up the password */
export function useNewPassword(own: readonly string[] = []) {
  const t = useTranslate();
  return {
    type: 'password',
    autoComplete: 'new-password',
    max: PASSWORD_LENGTH.max,
    hint: t('people.password.hint', { min: PASSWORD_LENGTH.min }),
    required: t('people.password.missing'),
    check: (value: string) => {
      const weakness = passwordWeakness(value, own);
      return weakness ? t(`people.weak.${weakness}`) : undefined;
    },
  } as const;
}
