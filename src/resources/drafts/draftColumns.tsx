import type { ReactNode } from 'react';
import type { useTranslate } from 'ra-core';
import type { Column } from '#components/list/column.ts';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { DraftNumbers } from './DraftNumbers.tsx';
import styles from './DraftList.module.css';

type Translate = ReturnType<typeof useTranslate>;

/** What a draft is called in the names of its controls. */
export const draftName = (t: Translate, row: Pick<DraftRow, 'amsNos'>): string =>
  row.amsNos.find(Boolean) ?? t('drafts.noNumber');

/** The columns of the drafts list. @param actions what can be done with one row */
export function draftColumns(t: Translate, actions: (row: DraftRow) => ReactNode): Column<DraftRow>[] {
  return [
    {
      key: 'ams',
      labelKey: 'fields.bill.amsRequestList.amsNo',
      rowHeader: true,
      render: (row) => <DraftNumbers row={row} />,
    },
    {
      key: 'type',
      labelKey: 'fields.bill.billType',
      width: '5.5rem',
      render: (row) => t(`choices.billType.${row.billType}`),
    },
    { key: 'buyer', labelKey: 'drafts.buyer', render: (row) => cut(row.bugerName) },
    { key: 'importer', labelKey: 'fields.bill.importerId', render: (row) => code(row.importerId) },
    { key: 'filer', labelKey: 'fields.bill.houseScac', width: '5.5rem', render: (row) => code(row.houseScac) },
    {
      key: 'problems',
      labelKey: 'drafts.problems',
      render: (row) =>
        row.problems > 0 ? (
          <StatusChip tone="red">{t('drafts.problemCount', { smart_count: row.problems })}</StatusChip>
        ) : (
          <StatusChip tone="green">{t('drafts.ready')}</StatusChip>
        ),
    },
    {
      key: 'source',
      labelKey: 'drafts.source',
      render: (row) => (row.from ? <span className={styles.tag}>{t(`drafts.origin.${row.from}`)}</span> : ''),
    },
    { key: 'operator', labelKey: 'drafts.operator', render: (row) => cut(row.operator) },
    {
      key: 'updated',
      labelKey: 'drafts.updated',
      sortable: 'updatedAt',
      render: (row) => <time className={styles.time}>{row.updatedAt}</time>,
    },
    { key: 'actions', labelKey: 'drafts.actions', align: 'end', isHeadHidden: true, render: actions },
  ];
}

const code = (text: string) => text && <span className={styles.code}>{text}</span>;
const cut = (text: string) =>
  text && (
    <span className={styles.cut} title={text}>
      {text}
    </span>
  );
