import { DeleteButton, Edit, useTranslate } from 'react-admin';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { supportProblems } from '#rules/supportProblems.ts';
import { ConfirmedForm } from './ConfirmedForm.tsx';
import { DeskInputs } from './DeskInput.tsx';
import { issueTexts } from './issueTexts.ts';
import { RecordTitle } from './RecordTitle.tsx';
import { useChangeQuestion } from './useChangeQuestion.tsx';
import styles from './Desk.module.css';

/** Edits the writable columns of a row, with the reason for the audit log. */
export function DeskEdit({ name }: { name: SupportResourceName }) {
  return (
    <Edit title={<RecordTitle name={name} />} mutationMode="pessimistic" redirect="show" className={styles.form ?? ''}>
      <EditForm name={name} />
    </Edit>
  );
}

function EditForm({ name }: { name: SupportResourceName }) {
  const t = useTranslate();
  const ask = useChangeQuestion(name);
  const resource = supportResourceOf(name);
  const { update, remove } = resource;
  if (!update) return null;
  return (
    <ConfirmedForm
      ask={ask}
      tools={remove && <DeleteButton mutationMode="pessimistic" />}
      validate={(values) => issueTexts(t, supportProblems(resource, update, values))}
      sanitizeEmptyValues={false}
    >
      <DeskInputs resource={resource} verb={update} />
    </ConfirmedForm>
  );
}
