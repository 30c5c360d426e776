import { Create, FormDataConsumer, useTranslate } from 'react-admin';
import { useState } from 'react';
import { COUPON_COINS, ONE_PERSON_COINS } from '#contract/support/money.ts';
import { supportResourceOf } from '#contract/support/resources.ts';
import { supportProblems } from '#rules/supportProblems.ts';
import { ConfirmedForm } from './ConfirmedForm.tsx';
import { DeskInputs } from './DeskInput.tsx';
import { issueTexts } from './issueTexts.ts';
import { useMoneyAnnouncement, useMoneyQuestion } from './useMoneyQuestion.tsx';
import styles from './Desk.module.css';

const resource = supportResourceOf('money-requests');
const verb = resource.create ?? {};
/** A refund returns a whole charge; a grant names its enterprise and amounts; codes may be for everybody. */
const VERBS = {
  refund: { columns: ['kind', 'billId'], required: ['kind', 'billId'] },
  grant: { columns: ['kind', 'enterpriseId', 'coins', 'coupons'], required: ['kind', 'enterpriseId'] },
  codes: {
    columns: ['kind', 'codes', 'coupons', 'validTo', 'enterpriseId'],
    required: ['kind', 'codes', 'coupons', 'validTo'],
  },
} as const;
const verbOf = (kind: unknown) => ({
  ...verb,
  ...VERBS[kind === 'refund' || kind === 'codes' ? kind : 'grant'],
});

/** [S03] Requests a refund, a grant or coupon codes. The form has one key, so that sending it again moves no money twice. */
export function MoneyRequestCreate() {
  const t = useTranslate();
  const ask = useMoneyQuestion();
  const announce = useMoneyAnnouncement();
  const [requestKey] = useState(() => crypto.randomUUID());
  return (
    <Create
      title={t('desk.newTitle', { resource: t('desk.resources.money-requests') })}
      mutationOptions={{ onSuccess: announce }}
      className={styles.form ?? ''}
    >
      <ConfirmedForm
        ask={ask}
        defaultValues={{ kind: 'grant', requestKey }}
        validate={(values) => issueTexts(t, supportProblems(resource, verbOf(values['kind']), values))}
      >
        <p className={styles.hint}>{t('desk.twoPeople', { most: ONE_PERSON_COINS.toLocaleString('en-US') })}</p>
        <FormDataConsumer<{ kind?: string }>>
          {({ formData }) => (
            <>
              {formData.kind === 'codes' && <p className={styles.hint}>{t('desk.codesHint', { fee: COUPON_COINS })}</p>}
              <DeskInputs
                resource={resource}
                verb={verbOf(formData.kind)}
                {...(formData.kind !== 'codes' && { reasonHint: 'desk.customerReasonHint' })}
              />
            </>
          )}
        </FormDataConsumer>
      </ConfirmedForm>
    </Create>
  );
}
