import { DeleteButton, Edit, SaveButton, SimpleForm, Toolbar, useTranslate } from 'react-admin';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { supportProblems } from '#rules/supportProblems.ts';
import { issueTexts } from './issueTexts.ts';
import { RecordTitle } from './RecordTitle.tsx';
import { DeskInputs } from './DeskInput.tsx';
import styles from './Desk.module.css';

/** Edits the writable columns of a row, with the reason for the audit log. */
export function DeskEdit({ name }: { name: SupportResourceName }) {
  const t = useTranslate();
  const resource = supportResourceOf(name);
  const { update, remove } = resource;
  if (!update) return null;
  return (
    <Edit title={<RecordTitle name={name} />} mutationMode="pessimistic" redirect="show" className={styles.form ?? ''}>
      <SimpleForm
        noValidate
        toolbar={
          <Toolbar>
            <SaveButton />
            {remove && <DeleteButton mutationMode="pessimistic" />}
          </Toolbar>
        }
        validate={(values) => issueTexts(t, supportProblems(resource, update, values))}
        sanitizeEmptyValues={false}
      >
        <DeskInputs resource={resource} verb={update} />
      </SimpleForm>
    </Edit>
  );
}
