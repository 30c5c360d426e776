import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { useUser } from '#authProvider/useUser.ts';
import { FormChoice } from '#components/inputs/FormChoice.tsx';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import { SettingsConflict } from '#features/unsaved/SettingsConflict.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { TRANSIT_BOND_ACTIVITIES } from '#contract/codes.ts';
import type { EnterpriseSettings, UserInfo } from '#contract/endpoints/account.ts';
import { impossibleHolder } from '#contract/identifiers.ts';
import { LIMITS } from '#contract/limits.ts';
import { currentCopy } from '#dataProvider/currentCopy.ts';
import { useFormCall } from '#features/account/useFormCall.ts';
import styles from './Enterprise.module.css';

type Bond = Pick<EnterpriseSettings, 'transitBondHolder' | 'transitBondActivity' | 'transitBondSent'>;
type Values = Omit<Bond, 'transitBondSent'> & { transitBondSent: 'yes' | 'no' };

/**
 * [X03] The bond that is sent with every ISF-5 of the enterprise, for which the form has no fields. One that a colleague
 * saved meanwhile is shown beside one's own.
 */
export function TransitBondSection({
  bond: { holder, activity, isSent },
}: {
  bond: NonNullable<UserInfo['transitBond']>;
}) {
  const t = useTranslate();
  const notify = useNotify();
  const { refresh } = useUser();
  const { submit, isBusy } = useFormCall();
  const [mine, setMine] = useState<Bond | null>(null);
  const loaded: Bond = {
    transitBondHolder: holder,
    transitBondActivity: activity as Bond['transitBondActivity'],
    transitBondSent: isSent,
  };

  const save = (bond: Bond) =>
    submit(async (provider) => {
      try {
        await provider.saveEnterpriseSettings({ body: { ...bond, loaded } });
        setMine(null);
        await refresh();
        notify('people.transitBond.saved', { type: 'success' });
      } catch (error) {
        if (!currentCopy(error)) throw error;
        await refresh();
        setMine(bond);
      }
    });
  const asText = (bond: Bond) => ({
    sent: t(`people.transitBond.${bond.transitBondSent ? 'yes' : 'no'}`),
    holder: bond.transitBondHolder,
    activity: bond.transitBondActivity,
  });

  return (
    <SettingsSection title={t('people.transitBond.title')} text={t('people.transitBond.text')}>
      <Form<Partial<Values>>
        key={`${holder} ${activity} ${isSent}`}
        defaultValues={{
          ...loaded,
          transitBondSent: isSent ? 'yes' : 'no',
        }}
        onSubmit={(values: Partial<Values>) =>
          save({
            transitBondHolder: (values.transitBondHolder ?? '').trim().toUpperCase(),
            transitBondActivity: values.transitBondActivity ?? loaded.transitBondActivity,
            transitBondSent: values.transitBondSent === 'yes',
          })
        }
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
      {mine && (
        <SettingsConflict
          rows={(['sent', 'holder', 'activity'] as const).map((name) => ({
            label: t(`people.transitBond.${name}`),
            mine: asText(mine)[name],
            theirs: asText(loaded)[name],
          }))}
          onKeepMine={() => void save(mine)}
          onTakeTheirs={() => setMine(null)}
        />
      )}
    </SettingsSection>
  );
}
