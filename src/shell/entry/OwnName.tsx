import { useTranslate } from 'react-admin';
import { FormText } from '#components/inputs/FormText.tsx';
import { LIMITS } from '#contract/limits.ts';

/** The input `name` of a person who creates an account. */
export function OwnName() {
  const t = useTranslate();
  return (
    <FormText
      source="name"
      label={t('people.accept.name')}
      autoComplete="name"
      max={LIMITS.contactName}
      required={t('people.invite.nameMissing')}
    />
  );
}
