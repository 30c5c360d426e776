import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { OwnSecurity } from '#contract/endpoints/ownAccount.ts';
import { Button } from '#components/layout/Button.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import table from '#components/settings/SettingsTable.module.css';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { agentName } from './agentName.ts';
import { useRefreshAccount } from './useOwnSecurity.ts';
import styles from './Account.module.css';

/** The live sessions, and the history of sign-ins. */
export function SessionsSection({ sessions, signIns }: Pick<OwnSecurity, 'sessions' | 'signIns'>) {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const refresh = useRefreshAccount();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);

  async function endOthers() {
    setBusy(true);
    try {
      const { ended } = await dataProvider.endOtherSessions();
      notify('people.sessions.ended', { type: 'success', messageArgs: { smart_count: ended } });
      await refresh();
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <SettingsSection
        isWide
        title={t('people.sessions.title')}
        text={t('people.sessions.text')}
        action={
          <Button variant="outlined" disabled={isBusy || sessions.length < 2} onClick={() => void endOthers()}>
            {t('people.sessions.endOthers')}
          </Button>
        }
      >
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('people.sessions.device')}</th>
              <th scope="col">{t('people.sessions.address')}</th>
              <th scope="col">{t('people.sessions.since')}</th>
              <th scope="col">{t('people.sessions.lastUse')}</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <span className={table.name}>{agentName(one.agent) || t('people.sessions.unknown')}</span>
                  {one.isThis && <StatusChip tone="green">{t('people.sessions.this')}</StatusChip>}
                </th>
                <td data-label={t('people.sessions.address')}>{one.address || '–'}</td>
                <td data-label={t('people.sessions.since')}>{one.since}</td>
                <td data-label={t('people.sessions.lastUse')}>{one.lastUse}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SettingsSection>
      <SettingsSection isWide title={t('people.signIns.title')} text={t('people.signIns.text')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('people.signIns.at')}</th>
              <th scope="col">{t('people.signIns.result')}</th>
              <th scope="col">{t('people.sessions.device')}</th>
              <th scope="col">{t('people.sessions.address')}</th>
            </tr>
          </thead>
          <tbody>
            {signIns.map((one) => (
              <tr key={one.id}>
                <th scope="row">{one.at}</th>
                <td data-label={t('people.signIns.result')}>
                  <StatusChip tone={one.succeeded ? 'green' : 'red'}>
                    {t(one.succeeded ? 'people.signIns.succeeded' : 'people.signIns.refused')}
                  </StatusChip>
                </td>
                <td data-label={t('people.sessions.device')}>{agentName(one.agent) || t('people.sessions.unknown')}</td>
                <td data-label={t('people.sessions.address')}>{one.address || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {signIns.length === 0 && <p className={styles.soft}>{t('people.signIns.none')}</p>}
      </SettingsSection>
    </>
  );
}
