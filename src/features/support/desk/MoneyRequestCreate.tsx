import { Create, FormDataConsumer, SimpleForm, useTranslate } from 'react-admin';
import { useState } from 'react';
import { ONE_PERSON_COINS } from '#contract/support/money.ts';
import { supportResourceOf } from '#contract/support/resources.ts';
import { supportProblems } from '#rules/supportProblems.ts';
import { DeskInputs } from './DeskInput.tsx';
import { formErrors } from './formErrors.ts';
import styles from './Desk.module.css';

const resource = supportResourceOf('money-requests');
const verb = resource.create ?? {};
/** A refund returns a whole charge; a grant names its enterprise and amounts. */
const COLUMNS = { refund: ['kind', 'billId'], grant: ['kind', 'enterpriseId', 'coins', 'coupons'] } as const;
const columnsOf = (kind: unknown) => (kind === 'refund' ? COLUMNS.refund : COLUMNS.grant);

/** [S03] Requests a refund or grant. The form has one key, so that sending it again moves no money twice. */
export function MoneyRequestCreate() {
  const t = useTranslate();
  const [requestKey] = useState(() => crypto.randomUUID());
  return (
    <Create title={t('desk.resources.money-requests')} redirect="show" className={styles.form ?? ''}>
      <SimpleForm
        noValidate
        defaultValues={{ kind: 'grant', requestKey }}
        validate={(values) =>
          formErrors(t, supportProblems(resource, { ...verb, required: columnsOf(values.kind).slice(0, 2) }, values))
        }
      >
        <p className={styles.hint}>{t('desk.twoPeople', { most: ONE_PERSON_COINS.toLocaleString('en-US') })}</p>
        <FormDataConsumer<{ kind?: string }>>
          {({ formData }) => (
            <DeskInputs
              resource={resource}
              verb={{ ...verb, columns: columnsOf(formData.kind), required: columnsOf(formData.kind).slice(0, 2) }}
            />
          )}
        </FormDataConsumer>
      </SimpleForm>
    </Create>
  );
}
