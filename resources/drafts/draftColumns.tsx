import type { ReactNode } from 'react';
import type { useTranslate } from 'react-admin';
import { CutText } from '#components/cells/CutText.tsx';
import type { Column } from '#components/list/column.ts';
import { LoadingMark } from '#features/filing/LoadingMark.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import { CompletenessBar } from './CompletenessBar.tsx';
import { DraftNumbers } from './DraftNumbers.tsx';
import { DraftOrigin } from './DraftOrigin.tsx';
import styles from './DraftList.module.css';

type Translate = ReturnType<typeof useTranslate>;

export const draftName = (t: Translate, row: Pick<DraftRow, 'amsNos'>): string =>
  row.amsNos.find(Boolean) ?? t('drafts.noNumber');

interface DraftColumnFacts {
  actions: (row: DraftRow) => ReactNode;
  /** Milliseconds since 1970 by the portal's clock. */
  now: number;
  /** Drafts with unsaved local text. */
  unsaved: ReadonlySet<string>;
  /** [P04] The list has drafts of colleagues. */
  hasOwners: boolean;
}

/** Every column of the list, including those hidden by default. */
export function draftColumns(t: Translate, { actions, now, unsaved, hasOwners }: DraftColumnFacts): Column<DraftRow>[] {
  return [
    {
      key: 'ams',
      labelKey: 'fields.bill.amsRequestList.amsNo',
      rowHeader: true,
      // Of fixed length; the space that is left belongs to the names.
      width: 11,
      grow: 0,
      render: (row) => <DraftNumbers row={row} />,
    },
    {
      key: 'type',
      labelKey: 'fields.bill.billType',
      sortable: 'billType',
      width: 4.5,
      render: (row) => t(`choices.billType.${row.billType}`),
    },
    {
      key: 'buyer',
      labelKey: 'drafts.buyer',
      width: hasOwners ? 8.5 : 7,
      grow: 2,
      render: (row) => row.bugerName && <CutText text={row.bugerName} />,
    },
    {
      key: 'importer',
      labelKey: 'fields.bill.importerId',
      width: 7,
      // The window has no room for both.
      ...(hasOwners && { isOff: true as const }),
      render: (row) => code(maskPersonalId(row.importerId) ?? row.importerId),
    },
    {
      key: 'complete',
      labelKey: 'drafts.complete',
      width: 5.75,
      render: (row) => <CompletenessBar filled={row.filled} asked={row.asked} />,
    },
    {
      key: 'problems',
      labelKey: 'drafts.problems',
      width: 7.5,
      render: (row) =>
        row.problems > 0 ? (
          <StatusChip tone="red">{t('drafts.problemCount', { smart_count: row.problems })}</StatusChip>
        ) : (
          <StatusChip tone="green">{t('drafts.ready')}</StatusChip>
        ),
    },
    {
      key: 'loading',
      labelKey: 'drafts.loading',
      sortable: 'loadingAt',
      width: 9,
      render: (row) =>
        row.loadingAt ? (
          <span className={styles.due}>
            <LoadingMark loadingAt={row.loadingAt} now={now} />
          </span>
        ) : (
          ''
        ),
    },
    {
      key: 'source',
      labelKey: 'drafts.source',
      sortable: 'from',
      width: 4.75,
      grow: 1,
      render: (row) => (row.from || row.template_name ? <DraftOrigin row={row} /> : ''),
    },
    ...(hasOwners
      ? [
          {
            key: 'owner',
            labelKey: 'drafts.owner',
            width: 5.5,
            render: (row: DraftRow) => row.owner && <CutText text={row.owner} />,
          },
        ]
      : []),
    {
      key: 'filer',
      labelKey: 'fields.bill.houseScac',
      isOff: true,
      sortable: 'houseScac',
      width: 5,
      render: (row) => code(row.houseScac),
    },
    {
      key: 'updated',
      labelKey: 'drafts.updated',
      sortable: 'updatedAt',
      width: 9.75,
      render: (row) => (
        <span className={styles.twoLines}>
          <time className={styles.time}>{row.updatedAt}</time>
          {unsaved.has(row.id) ? (
            <small className={styles.unsaved}>{t('drafts.unsaved')}</small>
          ) : (
            <small>{row.operator}</small>
          )}
        </span>
      ),
    },
    {
      key: 'created',
      labelKey: 'drafts.created',
      isOff: true,
      sortable: 'createdAt',
      width: 9.5,
      render: (row) => <time className={styles.time}>{row.createdAt}</time>,
    },
    { key: 'actions', labelKey: 'drafts.actions', align: 'end', isHeadHidden: true, width: 5, render: actions },
  ];
}

const code = (text: string) => text && <span className={styles.code}>{text}</span>;
