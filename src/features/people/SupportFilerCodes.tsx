import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { pathTo } from '#contract/routes.ts';
import { Button } from '#components/layout/Button.tsx';
import { Message } from '#components/layout/Message.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';
import table from '#components/settings/SettingsTable.module.css';
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
  const { user, isPending } = useUser();
  const isSupport = user?.role === 'support';
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => dataProvider.requestedFilerCodes({}, { signal }),
    enabled: isSupport,
  });
  useWindowTitle(t('titles.supportFilerCodes'));

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

  if (!isPending && !isSupport) {
    return (
      <Message title={t('practice.notAllowed')} text={t('practice.notAllowedText')}>
        <Link to={pathTo.login(pathTo.screen('supportFilerCodes'))}>{t('practice.signIn')}</Link>
      </Message>
    );
  }
  return (
    <main className={styles.page}>
      <h1>{t('titles.supportFilerCodes')}</h1>
      <p className={styles.soft}>{t('people.codes.supportText')}</p>
      <p className={styles.subhead}>
        <Link to={pathTo.screen('practice')}>{t('titles.practice')}</Link>
      </p>
      {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data?.length === 0 && <p>{t('people.codes.noneRequested')}</p>}
      {data && data.length > 0 && (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('people.enterprise.name')}</th>
              <th scope="col">{t('people.codes.code')}</th>
              <th scope="col">{t('people.codes.from')}</th>
              <th scope="col">{t('people.codes.requestedAt')}</th>
              <th scope="col">
                <span className="visuallyHidden">{t('people.list.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ enterpriseId, enterpriseName, code, effectiveOn, requestedAt }) => (
              <tr key={`${enterpriseId} ${code}`}>
                <th scope="row">{enterpriseName}</th>
                <td data-label={t('people.codes.code')} className={styles.code}>
                  {code}
                </td>
                <td data-label={t('people.codes.from')}>{effectiveOn}</td>
                <td data-label={t('people.codes.requestedAt')}>{requestedAt}</td>
                <td className={table.end}>
                  <Button variant="contained" disabled={isBusy} onClick={() => void decide(enterpriseId, code, true)}>
                    {t('people.codes.confirm')}
                  </Button>
                  <Button variant="outlined" disabled={isBusy} onClick={() => void decide(enterpriseId, code, false)}>
                    {t('people.codes.refuse')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}
