import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { OwnSecurity } from '#contract/endpoints/ownAccount.ts';
import { Button } from '#components/layout/Button.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import table from '#components/settings/SettingsTable.module.css';
import { SettingsTable, type SettingsColumn } from '#components/settings/SettingsTable.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { agentName } from './agentName.ts';
import { useRefreshAccount } from './useOwnSecurity.ts';

interface Origin {
  address: string;
  agent: string;
}

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

  const nameOf = (agent: string) => agentName(agent) || t('people.sessions.unknown');
  const device = { label: t('people.sessions.device'), cell: ({ agent }: Origin) => nameOf(agent) };
  const address = { label: t('people.sessions.address'), cell: ({ address: from }: Origin) => from || '–' };
  const sessionColumns: SettingsColumn<OwnSecurity['sessions'][number]>[] = [
    {
      label: device.label,
      cell: ({ agent, isThis }) => (
        <>
          <span className={table.name}>{nameOf(agent)}</span>
          {isThis && <StatusChip tone="green">{t('people.sessions.this')}</StatusChip>}
        </>
      ),
    },
    address,
    { label: t('people.sessions.since'), cell: ({ since }) => since },
    { label: t('people.sessions.lastUse'), cell: ({ lastUse }) => lastUse },
  ];
  const signInColumns: SettingsColumn<OwnSecurity['signIns'][number]>[] = [
    { label: t('people.signIns.at'), cell: ({ at }) => at },
    {
      label: t('people.signIns.result'),
      cell: ({ succeeded }) => (
        <StatusChip tone={succeeded ? 'green' : 'red'}>
          {t(succeeded ? 'people.signIns.succeeded' : 'people.signIns.refused')}
        </StatusChip>
      ),
    },
    device,
    address,
  ];

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
        <SettingsTable columns={sessionColumns} rows={sessions} keyOf={({ id }) => id} />
      </SettingsSection>
      <SettingsSection isWide title={t('people.signIns.title')} text={t('people.signIns.text')}>
        <SettingsTable columns={signInColumns} rows={signIns} keyOf={({ id }) => id} empty={t('people.signIns.none')} />
      </SettingsSection>
    </>
  );
}
