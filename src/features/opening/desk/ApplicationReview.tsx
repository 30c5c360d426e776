import { useTranslate } from 'react-admin';
import { buttonClass } from '#components/layout/Button.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { agreement } from '#contract/entities/agreement.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { labelKey } from '#schema/entity.ts';
import { fieldText } from '#schema/recordText.ts';
import { AgreementPreview } from './AgreementPreview.tsx';
import { ReceiveOriginals } from './ReceiveOriginals.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { useApplication } from './useApplications.ts';
import styles from './Desk.module.css';

const ORIGINALS = [
  ['mailedAt', 'opening.desk.mailed'],
  ['originalsDueAt', 'opening.desk.due'],
  ['originalsReceivedAt', 'opening.desk.arrived'],
  ['closedAt', 'opening.desk.closedAt'],
] as const;

/** One application: the details that the applicant gave beside the signed agreement, and the decision. */
export function ApplicationReview({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, refetch } = useApplication(id);
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
  if (!data) return <div aria-busy className={styles.desk} />;
  const { file } = data;
  const fileAddress = dataProvider.addressOf('applicationFile', { params: { id } });
  const facts = [
    ...Object.keys(agreement.fields).map((name) => ({
      label: t(labelKey(agreement, name)),
      value: fieldText(data, name),
    })),
    {
      label: t('opening.desk.applicant'),
      value: t('opening.desk.at', { name: data.applicant, at: data.appliedAt.slice(0, 16) }),
    },
    ...ORIGINALS.flatMap(([name, label]) => (data[name] ? [{ label: t(label), value: data[name].slice(0, 16) }] : [])),
  ];
  return (
    <div className={styles.desk}>
      <div>
        <header className={styles.head}>
          <h2>{data.enterpriseName}</h2>
          <span className={styles.status} data-state={data.status}>
            {t(`opening.state.${data.status}`, { _: data.status })}
          </span>
        </header>
        {!data.enterpriseEnabled && <p className={styles.note}>{t('opening.desk.disabled')}</p>}
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || <span className={styles.hint}>{t('opening.desk.notGiven')}</span>}</dd>
            </div>
          ))}
        </dl>
        {data.status === 'accepted' && data.originalsReceivedAt === '' && (
          <ReceiveOriginals id={id} enterpriseName={data.enterpriseName} />
        )}
        {data.status === 'submitted' && <ReviewForm id={id} enterpriseName={data.enterpriseName} />}
        <section aria-labelledby="desk-log">
          <h3 id="desk-log">{t('opening.desk.log')}</h3>
          <ol className={styles.log}>
            {data.log.map(({ at, who, action, summary }) => (
              <li key={`${at} ${action}`}>
                <span>
                  {t(`opening.desk.acts.${action.replace('application.', '')}`, { _: action })} –{' '}
                  {t('opening.desk.at', { name: who, at: at.slice(0, 16) })}
                </span>
                {summary && <blockquote>{summary}</blockquote>}
              </li>
            ))}
          </ol>
        </section>
      </div>
      {file && (
        <section aria-labelledby="desk-file">
          <div className={styles.head}>
            <h3 id="desk-file">{t('opening.desk.file')}</h3>
            <a className={buttonClass({ variant: 'outlined' })} href={fileAddress} download>
              {t('opening.desk.save')}
            </a>
          </div>
          <p className={styles.hint}>
            {file.name} · {(file.size / 1024 / 1024).toFixed(2)} MB
          </p>
          <AgreementPreview address={fileAddress} name={file.name} mime={file.mime} />
        </section>
      )}
    </div>
  );
}
