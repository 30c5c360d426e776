import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/**
 * Rows have an opaque text id.
 * @example const rowName = (row: Row) => row.id
 */
export type Row = RaRecord<string>;

/**
 * A column of a list.
 * @example { key: 'buyer', labelKey: 'drafts.buyer', render: (row) => row.bugerName }
 */
export interface Column<R extends Row> {
  /** Without comma and leading `-`, which separate saved columns ([L05]). */
  key: string;
  /** Message key of the heading; also the label in a card. */
  labelKey: string;
  render: (row: R) => ReactNode;
  /** Shown after the heading, e.g. a help button. */
  headAside?: ReactNode;
  /** Sort field of the portal; absent if not sortable. */
  sortable?: string;
  /** Width in rem whatever the rows contain, so that nothing moves when they arrive; 8 by default. */
  width?: number;
  /** Share of the space that is left; 1 for the row header, else 0 by default. */
  grow?: number;
  /** For figures. */
  align?: 'end';
  /** Heading for screen readers only. The column is last and cannot be hidden. */
  isHeadHidden?: true;
  /** Names and links the row. The column is first and cannot be hidden. */
  rowHeader?: true;
  /** Hidden by default. */
  isOff?: true;
}
