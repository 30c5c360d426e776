import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import type { Entity } from '#schema/entity.ts';
import { fieldText } from '#schema/recordText.ts';
import type { Row } from '../list/column.ts';
import { declaredColumns } from '../list/declaredColumns.tsx';
import { DataTable } from '../list/DataTable.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { PagingBar } from '../list/PagingBar.tsx';

interface EntityListProps {
  entity: Entity;
  /** Accessible label. */
  label: string;
  empty: ReactNode;
  selectable?: boolean;
  sizes?: readonly number[];
}

/**
 * A list from an entity's `list` view, inside react-admin's list context, with count and paging.
 * @example <ListBase resource="ships"><EntityList entity={ship} label="Ships" empty={<ListState title="No ships" />} /></ListBase>
 */
export function EntityList({ entity, label, empty, selectable = false, sizes }: EntityListProps) {
  const { data } = useListContext<Row>();
  const first = entity.views.list?.[0] ?? '';
  return (
    <>
      <ListTools />
      <DataTable
        columns={declaredColumns(entity)}
        label={label}
        rowName={(row: Row) => fieldText(row, first) || row.id}
        empty={empty}
        selectable={selectable}
      />
      {data && data.length > 0 && <PagingBar {...(sizes && { sizes })} />}
    </>
  );
}
