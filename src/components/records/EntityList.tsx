import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { Entity } from '#schema/entity.ts';
import { textOf } from '#schema/recordText.ts';
import type { Row } from '../list/column.ts';
import { columnsOf } from '../list/columnsOf.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { PagingBar } from '../list/PagingBar.tsx';

interface EntityListProps {
  entity: Entity;
  /** What the list holds, for readers. */
  label: string;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** Rows get a checkbox. */
  selectable?: boolean;
  /** Page sizes that are offered. */
  sizes?: readonly number[];
}

/**
 * A list from the declaration of its entity, inside react-admin's list context: the `list` view as columns, the count
 * above and the pages below.
 * @example <ListBase resource="ships"><EntityList entity={ship} label="Ships" empty={<ListState title="No ships" />} /></ListBase>
 */
export function EntityList({ entity, label, empty, selectable = false, sizes }: EntityListProps) {
  const { data } = useListContext<Row>();
  const first = entity.views.list?.[0] ?? '';
  return (
    <>
      <ListTools />
      <DataTable
        columns={columnsOf(entity)}
        label={label}
        rowName={(row: Row) => textOf(row, first) || row.id}
        empty={empty}
        selectable={selectable}
      />
      {data && data.length > 0 && <PagingBar {...(sizes && { sizes })} />}
    </>
  );
}
