import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { Button } from '#components/layout/Button.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { ListState } from '#components/list/ListState.tsx';
import type { Application } from '#contract/endpoints/applications.ts';
import { SupportFrame } from '#features/support/SupportFrame.tsx';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { ApplicationReview } from './ApplicationReview.tsx';
import { PAGE, STATUSES, useApplications, type ListedStatus } from './useApplications.ts';
import styles from './Desk.module.css';

/** `/support/applications` Support staff review the applications of enterprises. */
export function ApplicationsDesk() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const [most, setMost] = useState(PAGE);
  const isSupport = useUser().user?.role === 'support';
  const status = STATUSES.find((each) => each === params.get('status')) ?? null;
  const opened = params.get('id');
  const { data, error, refetch } = useApplications(isSupport, status, most);
  useFirstScreen(data !== undefined);

  const show = (changes: { status?: ListedStatus | null; id?: string | null }): void => {
    const next = { status, id: opened, ...changes };
    setParams({ ...(next.status && { status: next.status }), ...(next.id && { id: next.id }) });
  };
  const counts = data?.statistics as Partial<Record<ListedStatus, number>> | undefined;
  const countOf = (each: ListedStatus | null): number =>
    each ? (counts?.[each] ?? 0) : STATUSES.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0);

  return (
    <SupportFrame screen="applications">
      <div className={styles.desk} data-open={opened !== null || undefined}>
        <div className={styles.list}>
          <h1>{t('titles.applications')}</h1>
          <p className={styles.hint}>{t('opening.desk.lead')}</p>
          <fieldset className={styles.filter} aria-label={t('opening.desk.filter')}>
            {[null, ...STATUSES].map((each) => (
              <button
                key={each ?? 'all'}
                type="button"
                aria-pressed={each === status}
                onClick={() => show({ status: each })}
              >
                {t(`opening.desk.${each ?? 'all'}`, { count: countOf(each) })}
              </button>
            ))}
          </fieldset>
          {!data && error && <ListError error={error} onRetry={() => void refetch()} />}
          {data?.records.length === 0 && (
            <ListState title={t(status && status !== 'submitted' ? 'opening.desk.emptyOther' : 'opening.desk.empty')} />
          )}
          <ul aria-label={t('opening.desk.list')}>
            {data?.records.map((application) => (
              <ApplicationItem
                key={application.id}
                application={application}
                isOpen={application.id === opened}
                onOpen={() => show({ id: application.id })}
              />
            ))}
          </ul>
          {data && data.total > data.records.length && (
            <Button variant="outlined" onClick={() => setMost(most + PAGE)}>
              {t('opening.desk.more')}
            </Button>
          )}
        </div>
        <div className={styles.detail}>
          {opened === null ? (
            <p className={styles.choose}>{t('opening.desk.choose')}</p>
          ) : (
            <ApplicationReview key={opened} id={opened} onBack={() => show({ id: null })} />
          )}
        </div>
      </div>
    </SupportFrame>
  );
}

interface ApplicationItemProps {
  application: Application;
  isOpen: boolean;
  onOpen: () => void;
}

function ApplicationItem({ application, isOpen, onOpen }: ApplicationItemProps) {
  const t = useTranslate();
  const { enterpriseName, applicant, appliedAt, status } = application;
  return (
    <li>
      <button type="button" className={styles.item} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={styles.name}>{enterpriseName}</span>
        <span className={styles.status} data-state={status}>
          {t(`opening.state.${status}`, { _: status })}
        </span>
        <span className={styles.hint}>{t('opening.desk.at', { name: applicant, at: appliedAt.slice(0, 16) })}</span>
      </button>
    </li>
  );
}
