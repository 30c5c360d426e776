import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { CutText } from '#components/cells/CutText.tsx';
import type { Column } from '#components/list/column.ts';
import { declaredColumns } from '#components/list/declaredColumns.tsx';
import { fieldText } from '#schema/recordText.ts';
import type { SimpleResource, SimpleRow } from './simpleResource.ts';
import styles from './SimpleList.module.css';

interface ColumnOptions {
  recordPath: (id: string) => string;
  actions: (row: SimpleRow) => ReactNode;
}

/** The columns of a simple list: its `list` view, with a link in the first column, and the time of change. */
export function simpleColumns({ entity }: SimpleResource, { recordPath, actions }: ColumnOptions): Column<SimpleRow>[] {
  const declared = declaredColumns<SimpleRow>(entity).map((column, index): Column<SimpleRow> => {
    if (index === 0) {
      return {
        ...column,
        sortable: column.key,
        render: (row) => (
          <LinkBase to={recordPath(row.id)} className={styles.link} title={fieldText(row, column.key)}>
            {fieldText(row, column.key) || row.id}
          </LinkBase>
        ),
      };
    }
    const field = entity.fields[column.key];
    // Truncated in the row, complete in the panel.
    return {
      ...column,
      sortable: column.key,
      render: (row) => {
        const text = fieldText(row, column.key);
        // A cell without a text is hidden in a card.
        if (text === '') return '';
        return <CutText text={(field?.kind === 'text' && field.mask?.(text)) || text}>{column.render(row)}</CutText>;
      },
    };
  });
  return [
    ...declared,
    {
      key: 'updatedAt',
      labelKey: 'records.updated',
      sortable: 'updatedAt',
      width: 6.5,
      render: (row) => (
        <time className={styles.time} title={row.updatedAt}>
          {row.updatedAt.slice(0, 10)}
        </time>
      ),
    },
    { key: 'actions', labelKey: 'records.actions', align: 'end', isHeadHidden: true, width: 3, render: actions },
  ];
}
