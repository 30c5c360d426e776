import { useTranslate } from 'react-admin';
import { useForm, useStructure } from '#components/form/FormContext.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import toolStyles from './party/Party.module.css';

/**
 * [V12] Shown at a party that may be filed later: stuffing location and consolidator with a flexible-timing reason.
 * @param name the party's first field
 */
export function MayFollowNote({ name }: { name: string }) {
  const t = useTranslate();
  const field = useForm().entity.fields[name];
  const mayFollow = useStructure(
    ({ record }) => field?.kind === 'text' && Boolean(field.required) && !isRequired(field, record),
  );
  return mayFollow ? <p className={toolStyles.follow}>{t('billForm.mayFollow')}</p> : null;
}
