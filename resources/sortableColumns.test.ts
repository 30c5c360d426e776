import { expect, it } from 'vitest';
import type { Column, Row } from '#components/list/column.ts';
import { linkman } from '#contract/entities/linkman.ts';
import { party } from '#contract/entities/party.ts';
import { SORT_FIELDS, simpleSortFields } from '#contract/sortFields.ts';
import { simpleColumns } from '#features/records/simpleColumns.tsx';
import { draftColumns } from './drafts/draftColumns.tsx';
import { filingColumns } from './filings/filingColumns.tsx';
import { templateColumns } from './templates/templateColumns.tsx';

const t = (key: string): string => key;
const nothing = (): null => null;
const simple = (entity: typeof party | typeof linkman) =>
  simpleColumns(
    {
      name: 'list',
      entity,
      listCall: 'listParties',
      route: 'addressManage',
      texts: '',
      drawing: 'cards',
      onExport: nothing,
    },
    { recordPath: t, actions: nothing },
  );

it.each<[string, readonly Pick<Column<Row>, 'sortable'>[], readonly string[]]>([
  ['filings', filingColumns(t, 0, nothing, nothing), SORT_FIELDS.filings],
  ['drafts', draftColumns(t, { actions: nothing, now: 0, unsaved: new Set(), hasOwners: true }), SORT_FIELDS.drafts],
  ['templates', templateColumns(t, nothing), SORT_FIELDS.templates],
  ['parties', simple(party), simpleSortFields(party)],
  ['contacts', simple(linkman), simpleSortFields(linkman)],
])('[L01] sorts %s only by fields that the portal sorts by', (_, columns, fields) => {
  const offered = columns.flatMap(({ sortable }) => sortable ?? []);
  expect(offered.length).toBeGreaterThan(0);
  expect(fields).toEqual(expect.arrayContaining(offered));
});
