import { LinkBase, type useTranslate } from 'ra-core';
import type { Column } from '#components/list/column.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { CopyableNumber } from '#components/status/CopyableNumber.tsx';
import { DeclarationStatusChip } from '#components/status/DeclarationStatusChip.tsx';
import { MatchStatusChip } from '#components/status/MatchStatusChip.tsx';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { pathTo } from '#contract/routes.ts';
import styles from './SentList.module.css';

/** The columns of the sent list. */
export function sentColumns(t: ReturnType<typeof useTranslate>): Column<FilingRow>[] {
  return [
    {
      key: 'amsNo',
      labelKey: 'fields.bill.amsRequestList.amsNo',
      rowHeader: true,
      sortable: 'amsNo',
      render: (row) => (
        <CopyableNumber value={row.amsNo}>
          <LinkBase to={pathTo.filing(row.id)} className={styles.link}>
            <BillNumber value={row.amsNo} />
          </LinkBase>
        </CopyableNumber>
      ),
    },
    {
      key: 'isfNo',
      labelKey: 'sent.isfNo',
      render: (row) => (
        <CopyableNumber value={row.isfNo}>
          <span className={styles.code}>{row.isfNo}</span>
        </CopyableNumber>
      ),
    },
    { key: 'type', labelKey: 'sent.declarationType', render: (row) => row.declarationType },
    {
      key: 'declarationStatus',
      labelKey: 'sent.declarationStatus',
      render: (row) => <DeclarationStatusChip status={row.declarationStatus} />,
    },
    { key: 'matchStatus', labelKey: 'sent.matchStatus', render: (row) => <MatchStatusChip status={row.matchStatus} /> },
    { key: 'operator', labelKey: 'sent.latestOperator', render: (row) => row.latestOperator },
    {
      key: 'operationAt',
      labelKey: 'sent.operationAt',
      sortable: 'operationAt',
      render: (row) => <time className={styles.time}>{row.operationAt}</time>,
    },
    { key: 'source', labelKey: 'sent.source', render: (row) => t(`choices.source.${row.source}`) },
    {
      key: 'remark',
      labelKey: 'sent.remark',
      render: (row) =>
        row.remark && (
          <span className={styles.cut} title={row.remark}>
            {row.remark}
          </span>
        ),
    },
  ];
}
