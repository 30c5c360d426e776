import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** Rows of every list are known by an opaque text id. */
export type Row = RaRecord<string>;

/**
 * One column, as a value.
 * @example { key: 'buyer', labelKey: 'drafts.buyer', render: (row) => row.bugerName }
 */
export interface Column<R extends Row> {
  /** Never contains a comma and never begins with `-`: saved columns are written with both ([L05]). */
  key: string;
  /** Message key of the head; in a card it stands before the value. */
  labelKey: string;
  render: (row: R) => ReactNode;
  /** Field the portal sorts by; absent: the column does not sort. */
  sortable?: string;
  /** CSS width, e.g. `7rem`. */
  width?: string;
  /** Figures stand at the end. */
  align?: 'end';
  /** The head is for readers only; the cells speak for themselves. Such a column stands last and cannot be hidden. */
  isHeadHidden?: true;
  /** Names the row; holds its link. It stands first and cannot be hidden. */
  rowHeader?: true;
  /** Hidden until a person asks for it in the column settings. */
  isOff?: true;
}
