import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useUser } from '#authProvider/useUser.ts';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import styles from './Enterprise.module.css';

/** [A04] Admins agree that texts of documents go to the model of the installation; shown only where there is one. */
export function ModelConsentSection({ isOn }: { isOn: boolean }) {
  const t = useTranslate();
  const report = useReportError();
  const notify = useNotify();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { refresh } = useUser();
  const [isBusy, setBusy] = useState(false);

  async function change(recognitionModel: boolean): Promise<void> {
    setBusy(true);
    try {
      await dataProvider.saveEnterpriseSettings({ body: { recognitionModel } });
      await refresh();
      notify(recognitionModel ? 'people.model.turnedOn' : 'people.model.turnedOff');
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <SettingsSection title={t('people.model.title')} text={t('people.model.text')}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isBusy}
          onChange={(event) => void change(event.target.checked)}
        />
        {t('people.model.choice')}
      </label>
    </SettingsSection>
  );
}
