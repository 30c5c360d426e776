import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { RequestedFilerCode } from '#contract/endpoints/people.ts';
import { Button } from '#components/layout/Button.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { SettingsTable, type SettingsColumn } from '#components/settings/SettingsTable.tsx';
import { ListError } from '#components/list/ListError.tsx';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import styles from './Enterprise.module.css';

const KEY = ['support', 'filerCodes'];

/** `/support/filer-codes`: support staff confirm or refuse requested filer codes. */
export function SupportFilerCodes() {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => dataProvider.requestedFilerCodes({}, { signal }),
  });

  async function decide(enterpriseId: string, code: string, isAccepted: boolean) {
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
      await queryClient.invalidateQueries({ queryKey: KEY });
      setBusy(false);
    }
  }

  const columns: SettingsColumn<RequestedFilerCode>[] = [
    { label: t('people.enterprise.name'), cell: ({ enterpriseName }) => enterpriseName },
    { label: t('people.codes.code'), cell: ({ code }) => <span className={styles.code}>{code}</span> },
    { label: t('people.codes.from'), cell: ({ effectiveOn }) => effectiveOn },
    { label: t('people.codes.requestedAt'), cell: ({ requestedAt }) => requestedAt },
    {
      label: t('people.list.actions'),
      isActions: true,
      cell: ({ enterpriseId, code }) => (
        <>
          <Button variant="contained" disabled={isBusy} onClick={() => void decide(enterpriseId, code, true)}>
            {t('people.codes.confirm')}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={() => void decide(enterpriseId, code, false)}>
            {t('people.codes.refuse')}
          </Button>
        </>
      ),
    },
  ];

  return (
    <div className={styles.page}>
      <h1>{t('desk.resources.filer-codes')}</h1>
      <p className={styles.soft}>{t('people.codes.supportText')}</p>
      {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && (
        <SettingsTable
          columns={columns}
          rows={data}
          keyOf={({ enterpriseId, code }) => `${enterpriseId} ${code}`}
          empty={t('people.codes.noneRequested')}
        />
      )}
    </div>
  );
}
