import { Title, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { isSupportResource } from '#contract/support/resources.ts';
import { DeskRelated } from './DeskRelated.tsx';
import styles from './Desk.module.css';

/** Open work, by resource and filter. */
const WAITING: readonly { name: string; key: string; filter: Record<string, unknown> }[] = [
  { name: 'applications', key: 'applications', filter: { status: 'submitted' } },
  { name: 'money-requests', key: 'approvals', filter: { state: 'waiting' } },
  { name: 'invoices', key: 'invoices', filter: { state: 'requested' } },
  { name: 'parked-receipts', key: 'parked', filter: { state: 'parked' } },
  { name: 'jobs', key: 'jobs', filter: { state: 'failed' } },
  { name: 'clues', key: 'clues', filter: {} },
];

/** `/support` What waits for the staff, and the last acts. */
export function DeskStart() {
  const t = useTranslate();
  return (
    <div className={styles.start}>
      <Title title={t('titles.support')} />
      <ul className={styles.tiles}>
        {WAITING.filter(({ name }) => isSupportResource(name)).map(({ key, ...tile }) => (
          <Tile key={key} text={t(`desk.waiting.${key}`)} {...tile} />
        ))}
      </ul>
      <section aria-labelledby="desk-last">
        <h2 id="desk-last">{t('desk.lastActs')}</h2>
        <DeskRelated name="audit-log" filter={{}} />
      </section>
    </div>
  );
}

function Tile({ name, text, filter }: { name: string; text: string; filter: Record<string, unknown> }) {
  const { total } = useGetList(name, { filter, pagination: { page: 1, perPage: 1 } });
  const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (
    <li>
      <Link to={`${pathTo.screen('support')}/${name}?${query}`} data-busy={(total ?? 0) > 0 || undefined}>
        <strong>{total ?? '…'}</strong>
        <span>{text}</span>
      </Link>
    </li>
  );
}
