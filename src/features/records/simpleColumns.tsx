import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import type { Column } from '#components/list/column.ts';
import { columnsOf } from '#components/list/columnsOf.tsx';
import { textOf } from '#schema/problems.ts';
import type { SimpleResource, SimpleRow } from './simpleResource.ts';
import styles from './SimpleList.module.css';

interface Facts {
  addressOf: (id: string) => string;
  actions: (row: SimpleRow) => ReactNode;
}

/** The columns of a simple list: its `list` view, the first a link to the record, and when it was changed. */
export function simpleColumns({ entity }: SimpleResource, { addressOf, actions }: Facts): Column<SimpleRow>[] {
  const declared = columnsOf<SimpleRow>(entity).map((column, index): Column<SimpleRow> => {
    if (index === 0) {
      return {
        ...column,
        render: (row) => (
          <LinkBase to={addressOf(row.id)} className={styles.link} title={textOf(row, column.key)}>
            {textOf(row, column.key) || row.id}
          </LinkBase>
        ),
      };
    }
    const field = entity.fields[column.key];
    // Cut in a row, whole in the panel.
    return {
      ...column,
      render: (row) => {
        const text = textOf(row, column.key);
        if (text === '') return '';
        return (
          <span className={styles.cut} title={(field?.kind === 'text' && field.mask?.(text)) || text}>
            {column.render(row)}
          </span>
        );
      },
    };
  });
  return [
    ...declared,
    {
      key: 'updatedAt',
      labelKey: 'records.updated',
      sortable: 'updatedAt',
      render: (row) => (
        <time className={styles.time} title={row.updatedAt}>
          {row.updatedAt.slice(0, 10)}
        </time>
      ),
    },
    { key: 'actions', labelKey: 'records.actions', align: 'end', isHeadHidden: true, render: actions },
  ];
}
