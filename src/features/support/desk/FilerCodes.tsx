import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  DataTable,
  ListContextProvider,
  ResourceContextProvider,
  SimpleList,
  Title,
  useDataProvider,
  useList,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { RequestedFilerCode } from '#contract/endpoints/people.ts';
import { Button } from '#components/layout/Button.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { media } from '#components/theme/tokens.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { REQUESTED_FILER_CODES, useRequestedFilerCodes } from './useRequestedFilerCodes.ts';
import styles from './Desk.module.css';

const COLUMNS = ['enterpriseName', 'effectiveOn', 'requestedAt'] as const;
const LABELS = {
  enterpriseName: 'people.enterprise.name',
  effectiveOn: 'people.codes.from',
  requestedAt: 'people.codes.requestedAt',
} as const;
type Row = RequestedFilerCode & { id: string };

/** `/support/filer-codes`: support staff confirm or refuse requested filer codes. */
export function FilerCodes() {
  const t = useTranslate();
  const isNarrow = useMediaQuery(media('below', 'medium'), { noSsr: true });
  const { data, error, refetch } = useRequestedFilerCodes();
  const rows = data?.map((row): Row => ({ ...row, id: `${row.enterpriseId} ${row.code}` }));
  const list = useList<Row>({ data: rows ?? [], perPage: Math.max(rows?.length ?? 0, 1) });
  const empty = <p className={styles.empty}>{t('people.codes.noneRequested')}</p>;
  return (
    <div className={styles.list}>
      <Title title={t('desk.resources.filer-codes')} />
      <p className={styles.hint}>{t('people.codes.supportText')}</p>
      {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && (
        <ResourceContextProvider value="filer-codes">
          <ListContextProvider value={list}>
            {isNarrow ? (
              <SimpleList<Row>
                rowClick={false}
                empty={empty}
                primaryText={<Code />}
                secondaryText={(row) => (
                  <span className={styles.card}>
                    {COLUMNS.map((column) => (
                      <span key={column}>
                        <span className={styles.cardLabel}>{t(LABELS[column])}</span> {row[column]}
                      </span>
                    ))}
                    <Decide />
                  </span>
                )}
              />
            ) : (
              <DataTable bulkActionButtons={false} rowClick={false} size="small" empty={empty}>
                <DataTable.Col source="code" label={t('people.codes.code')} disableSort>
                  <Code />
                </DataTable.Col>
                {COLUMNS.map((column) => (
                  <DataTable.Col key={column} source={column} label={t(LABELS[column])} disableSort />
                ))}
                <DataTable.Col label={t('people.list.actions')} disableSort>
                  <Decide />
                </DataTable.Col>
              </DataTable>
            )}
          </ListContextProvider>
        </ResourceContextProvider>
      )}
    </div>
  );
}

function Code() {
  const row = useRecordContext<Row>();
  return row ? <code className={styles.code}>{row.code}</code> : null;
}

function Decide() {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const row = useRecordContext<Row>();
  if (!row) return null;
  const { enterpriseId, code } = row;

  async function decide(isAccepted: boolean) {
    setBusy(true);
    try {
      await dataProvider.decideFilerCode({ body: { enterpriseId, code, isAccepted } });
      notify(isAccepted ? 'people.codes.confirmedNow' : 'people.codes.refusedNow', {
        type: 'success',
        messageArgs: { code },
      });
    } catch (failure) {
      report(failure);
    } finally {
      await queryClient.invalidateQueries({ queryKey: REQUESTED_FILER_CODES });
      setBusy(false);
    }
  }
  return (
    <span className={styles.decide}>
      <Button variant="contained" disabled={isBusy} onClick={() => void decide(true)}>
        {t('people.codes.confirm')}
      </Button>
      <Button variant="outlined" disabled={isBusy} onClick={() => void decide(false)}>
        {t('people.codes.refuse')}
      </Button>
    </span>
  );
}
