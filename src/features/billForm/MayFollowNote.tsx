import { useTranslate } from 'react-admin';
import { useForm, useStructure } from '#components/form/FormContext.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import toolStyles from './party/Party.module.css';

/**
 * [V12] Says of a party that nobody must name now that it may follow: stuffing location and consolidator with a reason of
 * flexible timing.
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
