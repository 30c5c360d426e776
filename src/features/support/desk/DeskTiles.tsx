import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { isSupportResource } from '#contract/support/resources.ts';
import { useRequestedFilerCodes } from './useRequestedFilerCodes.ts';
import styles from './Desk.module.css';

/** Open work, by resource and filter. */
const WAITING: readonly { name: string; key: string; filter: Record<string, unknown> }[] = [
  { name: 'applications', key: 'applications', filter: { status: 'submitted' } },
  { name: 'money-requests', key: 'approvals', filter: { state: 'waiting' } },
  { name: 'top-ups', key: 'topUps', filter: { state: 'disputed' } },
  { name: 'payments', key: 'payments', filter: { review: 'open' } },
  { name: 'invoices', key: 'invoices', filter: { state: 'requested' } },
  { name: 'parked-receipts', key: 'unplaced', filter: { state: 'parked' } },
  { name: 'jobs', key: 'jobs', filter: { state: 'failed' } },
  { name: 'clues', key: 'clues', filter: { state: 'open' } },
];

/** Counts of open work, each with a link to its list. */
export function DeskTiles() {
  const t = useTranslate();
  return (
    <ul className={styles.tiles}>
      {WAITING.filter(({ name }) => isSupportResource(name)).map(({ key, ...tile }) => (
        <ResourceTile key={key} text={t(`desk.waiting.${key}`)} {...tile} />
      ))}
      <FilerCodeTile />
    </ul>
  );
}

function ResourceTile({ name, text, filter }: { name: string; text: string; filter: Record<string, unknown> }) {
  const { total } = useGetList(name, { filter, pagination: { page: 1, perPage: 1 } });
  const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return <Tile path={`${name}?${query}`} text={text} count={total} />;
}

/** Requested filer codes are a screen that is no resource. */
function FilerCodeTile() {
  const t = useTranslate();
  const { data } = useRequestedFilerCodes();
  return <Tile path="filer-codes" text={t('desk.waiting.filerCodes')} count={data?.length} />;
}

function Tile({ path, text, count }: { path: string; text: string; count: number | undefined }) {
  return (
    <li>
      <Link to={`${pathTo.screen('support')}/${path}`} data-busy={(count ?? 0) > 0 || undefined}>
        <strong>{count ?? '…'}</strong>
        <span>{text}</span>
      </Link>
    </li>
  );
}
