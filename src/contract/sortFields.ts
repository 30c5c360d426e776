import type { Entity } from '#schema/entity.ts';

/** Sort fields that the portal accepts ([L01]) by list; each list maps them to its columns. */
export const SORT_FIELDS = {
  filings: [
    'createdAt',
    'operationAt',
    'amsNo',
    'isfNo',
    'billType',
    'declarationStatus',
    'matchStatus',
    'latestOperator',
    'buyer',
    'importer',
    'vessel',
    'loading',
  ],
  drafts: [
    'createdAt',
    'updatedAt',
    'loadingAt',
    'billType',
    'houseScac',
    'amsNos',
    'importerId',
    'bugerName',
    'template_name',
    'from',
    'problems',
    'filled',
    'operator',
  ],
  templates: [
    'template_name',
    'billType',
    'houseScac',
    'isDefaultFilerCode',
    'operator',
    'createdAt',
    'updatedAt',
    'usedCount',
    'lastUsedAt',
  ],
  consumption: ['at', 'amsNo', 'item', 'coins', 'couponDeduction', 'payType'],
  bondSettlements: ['at', 'amsNo', 'coins', 'payType'],
} as const;

/** The columns of a list in the portal's database by sort field. */
export type SortColumns<List extends keyof typeof SORT_FIELDS> = Readonly<
  Record<(typeof SORT_FIELDS)[List][number], string>
>;

/** Sort fields of a simple list: its declared columns, and the two times. */
export const simpleSortFields = ({ views }: Pick<Entity, 'views'>): string[] => [
  ...(views.list ?? []),
  'updatedAt',
  'createdAt',
];
