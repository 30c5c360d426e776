import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Page } from '#components/layout/Page.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { CustomsConnection } from '#contract/endpoints/customsConnection.ts';
import { pathTo } from '#contract/routes.ts';
import { TransitBondSection } from '#features/people/TransitBondSection.tsx';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { MissingSettings } from './MissingSettings.tsx';
import { useConnection } from './useConnection.ts';
import styles from './CustomsConnection.module.css';

/** `/setting/customs` [X01] The filer of the enterprise as registered with CBP. */
export function CustomsConnectionPage() {
  const t = useTranslate();
  const { user } = useUser();
  const { data, error, refetch } = useConnection();
  useFirstScreen(data !== undefined || error !== null);
  return (
    <Page titleKey="titles.settingCustoms">
      {!data && error && <ListError error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <SettingsSection title={t('connection.state.title')} text={t('connection.state.text')}>
            <ConnectionState connection={data} />
            <p>
              <Link to={pathTo.screen('goLive')}>{t('connection.toChecklist')}</Link>
            </p>
          </SettingsSection>
          <ConnectionForm stored={data} />
          {user?.transitBond && <TransitBondSection bond={user.transitBond} />}
        </>
      )}
    </Page>
  );
}

function ConnectionState({ connection: { gateway, missing, filer, inherited } }: { connection: CustomsConnection }) {
  const t = useTranslate();
  if (missing.length > 0) {
    return (
      <>
        <StatusChip tone="red">{t('connection.state.missing')}</StatusChip>
        <MissingSettings names={missing} />
      </>
    );
  }
  // The practice customs identifies an enterprise by its filer code of bills.
  const isInherited = filer === '' && gateway === 'files';
  return (
    <>
      <StatusChip tone={gateway === 'files' ? 'green' : 'waiting'}>
        {t(`connection.state.${gateway === 'files' ? 'ready' : 'practice'}`)}
      </StatusChip>
      {isInherited && <p className={styles.soft}>{t('connection.state.inherited', { ...inherited })}</p>}
    </>
  );
}
