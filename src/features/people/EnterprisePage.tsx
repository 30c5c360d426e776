import { useTranslate } from 'react-admin';
import { useUser } from '#authProvider/useUser.ts';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { Page } from '#components/layout/Page.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { ApiKeysSection } from '#features/apiKeys/ApiKeysSection.tsx';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { MemorySection } from '#features/recognition/memory/MemorySection.tsx';
import { ColleaguesSection } from './ColleaguesSection.tsx';
import { FilerCodesSection } from './FilerCodesSection.tsx';
import { ModelConsentSection } from './ModelConsentSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { VerifyEnterprise } from './VerifyEnterprise.tsx';
import styles from './Enterprise.module.css';

/** `/setting/enterprise`: name, filer codes and people; admins change them. */
export function EnterprisePage() {
  const t = useTranslate();
  const { user } = useUser();
  useFirstScreen(user !== null);
  if (!user) return null;
  if (!user.joinEnterprise) {
    return (
      <Page titleKey="titles.settingEnterprise" subtitle={user.userName}>
        <VerifyEnterprise name={user.userName} />
      </Page>
    );
  }
  return (
    <Page titleKey="titles.settingEnterprise" subtitle={user.enterpriseName}>
      <SettingsSection title={t('people.enterprise.title')} text={t('people.enterprise.text')}>
        <dl className={styles.facts}>
          <div>
            <dt>{t('people.enterprise.name')}</dt>
            <dd>{user.enterpriseName}</dd>
          </div>
          <div>
            <dt>{t('shell.account.filerCode')}</dt>
            <dd className={styles.code}>{user.houseScac || t('people.codes.noDefault')}</dd>
          </div>
        </dl>
      </SettingsSection>
      {user.admin ? <PeopleSection user={user} /> : <ColleaguesSection />}
      {user.admin && user.recognitionModel !== undefined && <ModelConsentSection isOn={user.recognitionModel} />}
      <FilerCodesSection isAdmin={user.admin} />
      {user.admin && (
        <SettingsSection title={t('titles.settingCustoms')} text={t('connection.pointer')}>
          <Link to={pathTo.screen('settingCustoms')}>{t('connection.open')}</Link>
        </SettingsSection>
      )}
      <MemorySection />
      {user.admin && <ApiKeysSection />}
    </Page>
  );
}
