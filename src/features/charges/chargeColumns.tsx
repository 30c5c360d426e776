import { LinkBase, useTranslate } from 'react-admin';
import type { Column } from '#components/list/column.ts';
import { declaredColumns } from '#components/list/declaredColumns.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import { CopyableNumber } from '#components/status/CopyableNumber.tsx';
import { pathTo } from '#contract/routes.ts';
import { SORT_FIELDS } from '#contract/sortFields.ts';
import type { ReactNode } from 'react';
import type { ChargeResource, ChargeRow } from './chargeResource.ts';
import { RemarkCell } from './RemarkCell.tsx';
import styles from './Charges.module.css';

const WIDTHS: Readonly<Record<string, number>> = {
  amsNo: 10.5,
  isfNo: 8.75,
  item: 6.75,
  bondType: 8.5,
  coins: 5.5,
  couponDeduction: 6,
  payType: 6.5,
  orderNo: 11.75,
  operator: 5.75,
  at: 9.5,
  remark: 9,
};

/** A refund has negative amounts; one that was paid by coupon has no coins. */
const isRefund = (row: ChargeRow): boolean => row.coins < 0 || ('couponDeduction' in row && row.couponDeduction < 0);

function SubjectCell({ row, children }: { row: ChargeRow; children: ReactNode }) {
  const t = useTranslate();
  return (
    <span className={styles.subject}>
      <span>{children}</span>
      {isRefund(row) && <span className={styles.refund}>{t('charges.refund')}</span>}
    </span>
  );
}

/** The columns of a list of charges: its `list` view, with a link to the filing and the remark edited in place. */
export function chargeColumns({ entity, name, subject, off = [] }: ChargeResource): Column<ChargeRow>[] {
  const cells: Readonly<Record<string, (row: ChargeRow, content: ReactNode) => ReactNode>> = {
    amsNo: (row) => (
      <CopyableNumber value={row.amsNo}>
        <LinkBase to={pathTo.filing(row.filingId)} className={styles.link}>
          <BillNumber value={row.amsNo} />
        </LinkBase>
      </CopyableNumber>
    ),
    [subject]: (row, content) => <SubjectCell row={row}>{content}</SubjectCell>,
    orderNo: (row, content) => <CopyableNumber value={row.orderNo}>{content}</CopyableNumber>,
    at: (row) => <time className={styles.time}>{row.at}</time>,
    remark: (row) => <RemarkCell key={row.id} resource={name} row={row} />,
  };
  const sortFields: readonly string[] = SORT_FIELDS[name];
  return declaredColumns<ChargeRow>(entity).map((column) => {
    const { key, render, grow: _, ...rest } = column;
    const cell = cells[key];
    return {
      ...rest,
      key,
      width: WIDTHS[key] ?? 8,
      ...(key === 'remark' || key === 'amsNo' ? { grow: key === 'remark' ? 3 : 1 } : {}),
      ...(sortFields.includes(key) ? { sortable: key } : {}),
      ...(off.includes(key) ? { isOff: true as const } : {}),
      render: (row) => (cell ? cell(row, render(row)) : render(row)),
    };
  });
}
