import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { pathTo } from '#contract/routes.ts';
import type { SystemState } from '#contract/endpoints/support.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { choiceText } from './deskText.ts';
import { ageText, secondsBetween, sizeText } from './systemText.ts';
import styles from './Desk.module.css';

/** Milliseconds. */
const REFETCH_INTERVAL = 10_000;

/** [O04] What waits, the last answer of customs, and the database; read again every ten seconds. */
export function SystemOverview() {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['support', 'system'],
    queryFn: ({ signal }) => dataProvider.systemState(undefined, { signal }),
    refetchInterval: REFETCH_INTERVAL,
  });
  return (
    <div className={styles.start}>
      {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && <Facts state={data} />}
      {data && <Queues state={data} />}
      {data && <p className={styles.hint}>{t('desk.system.readAt', { time: data.readAt })}</p>}
    </div>
  );
}

function Facts({ state }: { state: SystemState }) {
  const t = useTranslate();
  const [language] = useLocaleState();
  const since = (at: string | null, absent: string) =>
    at === null
      ? t(absent)
      : `${at.slice(0, 16)} (${t('desk.system.age', { age: ageText(secondsBetween(at, state.readAt), language) })})`;
  const { archive } = state;
  return (
    <div>
      <dl className={styles.facts}>
        <Fact name="lastAnswer">{since(state.lastAnswerAt, 'desk.system.never')}</Fact>
        <Fact name="oldestMessage">{since(state.oldestMessageAt, 'desk.system.none')}</Fact>
        <Fact name="unplaced">
          <Link to={`${pathTo.screen('support')}/parked-receipts`}>{state.parkedAnswers}</Link>
        </Fact>
        <Fact name="gateway">{t(`desk.system.gateways.${state.gateway}`)}</Fact>
        <Fact name="databaseSize">{sizeText(state.databaseBytes, language)}</Fact>
        <Fact name="database">PostgreSQL {state.databaseVersion}</Fact>
        <Fact name="schema">
          <code className={styles.code}>{state.schema}</code>
        </Fact>
        <Fact name="connections">{t('desk.system.connectionCounts', state.connections)}</Fact>
        <Fact name="policyReports">
          {state.policyReports.count === 0
            ? t('desk.system.none')
            : t('desk.system.policyReportCount', {
                count: state.policyReports.count,
                last: since(state.policyReports.lastAt, 'desk.system.never'),
              })}
        </Fact>
        {archive && <Fact name="archive">{since(archive.archivedAt, 'desk.system.never')}</Fact>}
      </dl>
      {archive?.isFailing && (
        <p className={styles.refused} role="alert">
          {t('desk.system.archiveFailing')}
        </p>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div>
      <dt>{t(`desk.system.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const COLUMNS = ['kind', 'count', 'failed', 'oldest'] as const;

function Queues({ state }: { state: SystemState }) {
  const t = useTranslate();
  const [language] = useLocaleState();
  return (
    <section aria-labelledby="system-queues">
      <h2 id="system-queues">{t('desk.system.queues')}</h2>
      {state.queues.length === 0 ? (
        <p className={styles.hint}>{t('desk.system.queuesEmpty')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.queues}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(`desk.system.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {state.queues.map(({ kind, count, failed, oldest }) => (
                <tr key={kind}>
                  <td>
                    <Link to={`${pathTo.screen('support')}/jobs?${filterOf(kind)}`}>
                      {choiceText(t, kind, 'desk.jobKinds')}
                    </Link>
                  </td>
                  <td>{count}</td>
                  <td>{failed}</td>
                  <td>{ageText(oldest, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const filterOf = (kind: string): string => new URLSearchParams({ filter: JSON.stringify({ kind }) }).toString();
