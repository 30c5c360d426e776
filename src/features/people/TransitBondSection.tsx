import { Form, useNotify, useTranslate } from 'react-admin';
import { useUser } from '#authProvider/useUser.ts';
import { FormChoice } from '#components/inputs/FormChoice.tsx';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { TRANSIT_BOND_ACTIVITIES } from '#contract/codes.ts';
import type { EnterpriseSettings, UserInfo } from '#contract/endpoints/account.ts';
import { impossibleHolder } from '#contract/identifiers.ts';
import { LIMITS } from '#contract/limits.ts';
import { useFormCall } from '#features/account/useFormCall.ts';
import styles from './Enterprise.module.css';

type Values = Pick<EnterpriseSettings, 'transitBondHolder' | 'transitBondActivity'> & { transitBondSent: 'yes' | 'no' };

/** [X03] The bond that is sent with every ISF-5 of the enterprise, for which the form has no fields. */
export function TransitBondSection({
  bond: { holder, activity, isSent },
}: {
  bond: NonNullable<UserInfo['transitBond']>;
}) {
  const t = useTranslate();
  const notify = useNotify();
  const { refresh } = useUser();
  const { submit, isBusy } = useFormCall();

  const save = (values: Partial<Values>) =>
    submit(async (provider) => {
      const body = {
        transitBondHolder: (values.transitBondHolder ?? '').trim().toUpperCase(),
        transitBondActivity: values.transitBondActivity,
        transitBondSent: values.transitBondSent === 'yes',
      };
      await provider.saveEnterpriseSettings({ body });
      await refresh();
      notify('people.transitBond.saved', { type: 'success' });
    });

  return (
    <SettingsSection title={t('people.transitBond.title')} text={t('people.transitBond.text')}>
      <Form<Partial<Values>>
        key={`${holder} ${activity} ${isSent}`}
        defaultValues={{
          transitBondHolder: holder,
          transitBondActivity: activity as Values['transitBondActivity'],
          transitBondSent: isSent ? 'yes' : 'no',
        }}
        onSubmit={(values: Partial<Values>) => save(values)}
        noValidate
        disableInvalidFormNotification
      >
        <div className={styles.bond}>
          <FormChoice
            source="transitBondSent"
            label={t('people.transitBond.sent')}
            choices={['yes', 'no'].map((id) => ({ id, name: t(`people.transitBond.${id}`) }))}
          />
          <FormText
            source="transitBondHolder"
            label={t('people.transitBond.holder')}
            hint={t('people.transitBond.holderHint')}
            max={LIMITS.bondHolderId}
            isCode
            check={(value) =>
              impossibleHolder(value.trim().toUpperCase()) === null ? undefined : t('validation.bondHolderId')
            }
          />
          <FormChoice
            source="transitBondActivity"
            label={t('people.transitBond.activity')}
            choices={TRANSIT_BOND_ACTIVITIES.map((id) => ({ id, name: `${id} ${t(`choices.bondActivity.${id}`)}` }))}
          />
        </div>
        <Button variant="contained" type="submit" disabled={isBusy}>
          {t('people.transitBond.save')}
        </Button>
      </Form>
    </SettingsSection>
  );
}
