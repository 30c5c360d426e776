import { expect, it } from 'vitest';
import type { Column, Row } from '#components/list/column.ts';
import { columnWidths } from '#components/list/columnWidths.ts';
import { draftColumns } from './drafts/draftColumns.tsx';
import { filingColumns } from './filings/filingColumns.tsx';
import { templateColumns } from './templates/templateColumns.tsx';

const t = (key: string): string => key;
const nothing = (): null => null;

/** What a window of 1440 px leaves beside menu, padding and a scroll bar, in rem. */
const ROOM = 73.5;

it.each<[string, readonly Pick<Column<Row>, 'width' | 'grow' | 'rowHeader' | 'isOff'>[]]>([
  ['drafts of an office', draftColumns(t, { actions: nothing, now: 0, unsaved: new Set(), hasOwners: true })],
  ['drafts', draftColumns(t, { actions: nothing, now: 0, unsaved: new Set(), hasOwners: false })],
  ['filings', filingColumns(t, 0, nothing, nothing)],
  ['templates', templateColumns(t, nothing)],
])('fits the default columns of %s into a window of 1440 px', (_, columns) => {
  const shown = columns.filter(({ isOff }) => !isOff);
  expect(Number.parseFloat(columnWidths(shown, true).table)).toBeLessThanOrEqual(ROOM);
});
