import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { SettingsTable } from '#components/settings/SettingsTable.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { StatusTone } from '#components/status/tone.ts';
import type { ChecklistItem } from '#contract/endpoints/customsConnection.ts';
import { CHECKLIST, type ChecklistName, type ChecklistState } from '#contract/goLive.ts';
import { pathTo, type RouteName } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import styles from './CustomsConnection.module.css';

const TONES: Record<ChecklistState, StatusTone> = {
  ready: 'green',
  missing: 'red',
  advised: 'greenWarning',
  open: 'waiting',
  unused: 'waiting',
};
/** Where an administrator sets it. */
const SCREENS: Partial<Record<ChecklistName, RouteName>> = {
  filer: 'settingCustoms',
  certification: 'settingCustoms',
  filerCode: 'settingEnterprise',
  answers: 'hasSentList',
};

/** `/setting/go-live` [X01] What is ready for real filings, and how to complete the rest. */
export function GoLivePage() {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data, error, isFetching, refetch } = useQuery<ChecklistItem[]>({
    queryKey: ['goLive'],
    queryFn: ({ signal }) => dataProvider.goLiveChecklist(undefined, { signal }),
    staleTime: 0,
  });
  useFirstScreen(data !== undefined || error !== null);
  const open = data?.filter(({ state }) => state === 'missing').length ?? 0;
  return (
    <Page
      titleKey="titles.goLive"
      subtitle={data && (open > 0 ? t('connection.goLive.left', { count: open }) : t('connection.goLive.done'))}
      actions={
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          {t('connection.goLive.again')}
        </Button>
      }
    >
      <p className={styles.lead}>{t('connection.goLive.lead')}</p>
      {!data && error && <ListError error={error} onRetry={() => void refetch()} />}
      {data && (
        <SettingsTable
          caption={t('titles.goLive')}
          columns={[
            { label: t('connection.goLive.item'), cell: ({ name }) => t(`connection.goLive.items.${name}.name`) },
            {
              label: t('connection.goLive.state'),
              cell: ({ state }) => (
                <StatusChip tone={TONES[state]}>{t(`connection.goLive.states.${state}`)}</StatusChip>
              ),
            },
            { label: t('connection.goLive.next'), cell: (item) => <NextStep item={item} /> },
            { label: t('connection.goLive.by'), cell: ({ name }) => t(`connection.goLive.who.${CHECKLIST[name]}`) },
          ]}
          rows={data}
          keyOf={({ name }) => name}
        />
      )}
    </Page>
  );
}

/** What the portal found, and what to do where something is missing. */
function NextStep({ item: { name, state, args, missing = [] } }: { item: ChecklistItem }) {
  const t = useTranslate();
  const names = missing.map((setting) => t(`connection.settings.${setting}`)).join(t('connection.comma'));
  const screen = state === 'ready' ? undefined : SCREENS[name];
  return (
    <>
      {t(`connection.goLive.items.${name}.${state}`, { ...args, names })}{' '}
      {screen && <Link to={pathTo.screen(screen)}>{t('connection.goLive.go')}</Link>}
    </>
  );
}
