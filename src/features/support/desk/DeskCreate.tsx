import { Create, SimpleForm, useTranslate } from 'react-admin';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { supportProblems } from '#rules/supportProblems.ts';
import { issueTexts } from './issueTexts.ts';
import { DeskInputs } from './DeskInput.tsx';
import styles from './Desk.module.css';

/** A new row of a resource. */
export function DeskCreate({ name }: { name: SupportResourceName }) {
  const t = useTranslate();
  const resource = supportResourceOf(name);
  const { create } = resource;
  if (!create) return null;
  return (
    <Create
      title={t('desk.newTitle', { resource: t(`desk.resources.${name}`) })}
      redirect="show"
      className={styles.form ?? ''}
    >
      <SimpleForm noValidate validate={(values) => issueTexts(t, supportProblems(resource, create, values))}>
        <DeskInputs resource={resource} verb={create} />
      </SimpleForm>
    </Create>
  );
}
