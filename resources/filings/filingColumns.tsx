import { LinkBase, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { CutText } from '#components/cells/CutText.tsx';
import type { Column } from '#components/list/column.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { CopyableNumber } from '#components/status/CopyableNumber.tsx';
import { DeclarationStatusChip } from '#features/filing/DeclarationStatusChip.tsx';
import { MatchStatusChip } from '#features/filing/MatchStatusChip.tsx';
import { StatusHelp } from '#features/help/StatusHelp.tsx';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { groupOf } from '#contract/filingGroups.ts';
import { pathTo } from '#contract/routes.ts';
import { WaitingAge } from './WaitingAge.tsx';
import styles from './FilingList.module.css';

/** Customs accepted it and has not found its bill. */
const isUnmatched = ({ declarationStatus, matchStatus }: FilingRow): boolean =>
  ['none', 'notOnFile', 'wrongType'].includes(matchStatus) &&
  groupOf({ declarationStatus, matchStatus: 'none' }) === 'ok';

function NumberCell({ row, peek }: { row: FilingRow; peek: ReactNode }) {
  return (
    <span className={styles.number}>
      <CopyableNumber value={row.amsNo}>
        <LinkBase to={pathTo.filing(row.id)} className={styles.link}>
          <BillNumber value={row.amsNo} />
        </LinkBase>
      </CopyableNumber>
      {peek}
    </span>
  );
}

/** The declaration's status, and what it waits for: another filing, customs or its completion. */
function DeclarationCell({ row, now }: { row: FilingRow; now: number }) {
  const t = useTranslate();
  return (
    <span className={styles.status}>
      <DeclarationStatusChip status={row.declarationStatus} />
      {row.waitsFor ? (
        <LinkBase to={pathTo.filing(row.waitsFor.id)} className={styles.waitsFor}>
          {t('match.waitsFor', { amsNo: row.waitsFor.amsNo })}
        </LinkBase>
      ) : (
        groupOf(row) === 'waiting' && <WaitingAge since={row.operationAt} now={now} isAnswerDue />
      )}
      {row.hasParkedAnswer && (
        <span className={styles.toComplete} title={t('sent.unplaced.text')}>
          {t('sent.unplaced.mark')}
        </span>
      )}
      {row.toComplete && (
        <span className={styles.toComplete} title={t('match.toCompleteHint')}>
          {t('match.toComplete')}
        </span>
      )}
    </span>
  );
}

/** What identifies a filing: its numbers, parties and type. */
const identityColumns = (peek: (row: FilingRow) => ReactNode): Column<FilingRow>[] => [
  {
    key: 'amsNo',
    labelKey: 'fields.bill.amsRequestList.amsNo',
    // Of fixed length; the space that is left belongs to the names.
    width: 12.5,
    grow: 0,
    rowHeader: true,
    sortable: 'amsNo',
    render: (row) => <NumberCell row={row} peek={peek(row)} />,
  },
  {
    key: 'isfNo',
    labelKey: 'sent.isfNo',
    width: 11,
    isOff: true,
    render: (row) => (
      <CopyableNumber value={row.isfNo}>
        <span className={styles.code}>{row.isfNo}</span>
      </CopyableNumber>
    ),
  },
  {
    key: 'customsNo',
    labelKey: 'sent.customsNo',
    width: 11,
    isOff: true,
    render: ({ customsNo }) =>
      customsNo && (
        <CopyableNumber value={customsNo}>
          <span className={styles.code}>{customsNo}</span>
        </CopyableNumber>
      ),
  },
  {
    key: 'buyer',
    labelKey: 'drafts.buyer',
    width: 8.25,
    grow: 2,
    render: (row) => row.buyer && <CutText text={row.buyer} />,
  },
  {
    key: 'importer',
    labelKey: 'fields.bill.importerId',
    width: 7.5,
    isOff: true,
    render: (row) => row.importer && <span className={styles.code}>{row.importer}</span>,
  },
  {
    key: 'type',
    labelKey: 'fields.bill.billType',
    sortable: 'billType',
    width: 4,
    render: (row) => row.declarationType,
  },
];

const statusColumns = (now: number): Column<FilingRow>[] => [
  {
    key: 'declarationStatus',
    labelKey: 'sent.declarationStatus',
    width: 15.25,
    sortable: 'declarationStatus',
    headAside: <StatusHelp kind="declaration" />,
    render: (row) => <DeclarationCell row={row} now={now} />,
  },
  {
    key: 'matchStatus',
    labelKey: 'sent.matchStatus',
    width: 10.75,
    sortable: 'matchStatus',
    headAside: <StatusHelp kind="match" />,
    render: (row) => (
      <span className={styles.status}>
        <MatchStatusChip status={row.matchStatus} />
        {row.isDuplicate && row.matchStatus !== 'duplicate' && <MatchStatusChip status="duplicate" />}
        {isUnmatched(row) && <WaitingAge since={row.operationAt} now={now} />}
      </span>
    ),
  },
];

const VOYAGE_COLUMNS: Column<FilingRow>[] = [
  {
    key: 'loading',
    labelKey: 'drafts.loading',
    width: 5.5,
    sortable: 'loading',
    render: (row) =>
      row.loading && (
        <time className={styles.twoLines}>
          {row.loading.slice(0, 10)} <small>{row.loading.slice(11, 16)}</small>
        </time>
      ),
  },
  {
    key: 'vessel',
    labelKey: 'fields.bill.vesselVoyage',
    width: 8,
    grow: 1,
    isOff: true,
    render: (row) => row.vessel && <CutText text={row.vessel} />,
  },
];

/** Who filed it, when, for how much, and how. */
const operationColumns = (t: ReturnType<typeof useTranslate>): Column<FilingRow>[] => [
  { key: 'operator', labelKey: 'sent.latestOperator', width: 6, isOff: true, render: (row) => row.latestOperator },
  {
    key: 'operationAt',
    labelKey: 'sent.operationAt',
    width: 9.75,
    sortable: 'operationAt',
    render: (row) => (
      <span className={styles.twoLines}>
        <time className={styles.time}>{row.operationAt}</time>
        <small>{row.latestOperator}</small>
      </span>
    ),
  },
  {
    key: 'createdAt',
    labelKey: 'sent.sentAt',
    width: 9.5,
    isOff: true,
    sortable: 'createdAt',
    render: (row) => <time className={styles.time}>{row.createdAt}</time>,
  },
  {
    key: 'amsType',
    labelKey: 'fields.bill.amsRequestList.amsType',
    width: 6,
    isOff: true,
    render: (row) => t(`choices.amsType.${row.amsType}`),
  },
  { key: 'fee', labelKey: 'sent.fee', align: 'end', width: 2.75, render: (row) => row.fee },
  {
    key: 'source',
    labelKey: 'sent.source',
    width: 5.5,
    isOff: true,
    render: (row) => t(`choices.source.${row.source}`),
  },
  {
    key: 'remark',
    labelKey: 'sent.remark',
    width: 8,
    grow: 1,
    isOff: true,
    render: (row) => row.remark && <CutText text={row.remark} />,
  },
];

/**
 * Every column of the list, including those hidden by default.
 * @param now milliseconds since 1970 by the portal's clock
 * @param peek the control that shows a row beside the list
 */
export function filingColumns(
  t: ReturnType<typeof useTranslate>,
  now: number,
  actions: (row: FilingRow) => ReactNode,
  peek: (row: FilingRow) => ReactNode,
): Column<FilingRow>[] {
  return [
    ...identityColumns(peek),
    ...statusColumns(now),
    ...VOYAGE_COLUMNS,
    ...operationColumns(t),
    { key: 'actions', labelKey: 'records.actions', align: 'end', isHeadHidden: true, width: 2.5, render: actions },
  ];
}
