import type { Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { Issue } from '#schema/issue.ts';
import type { BulkTopics } from './bulkTopics.ts';
import type { FieldAnswers } from './fieldAnswers.ts';
import type { FieldState } from './fieldState.ts';
import type { FieldKey, FieldPlace } from './recordTree.ts';

export interface FormOptions<R extends AnyRecord = AnyRecord> {
  entity: Entity;
  /** Where records of one form follow different declarations: the one of this record. */
  entityOf?(record: R): Entity;
  record: R;
  /** A field's text as it is committed; trimmed without it. */
  clean?: (place: FieldPlace, text: string) => string;
  /** The clock of the rules; the computer's without it. */
  now?: () => Date;
  /** Wraps work that may wait until the key is painted. */
  defer?: (work: () => void) => () => void;
  /** Rows that a list may have, where that is fewer than usual. */
  most?: Readonly<Record<string, number>>;
  /** Fields of an existing record show at once what is wrong with them; blank ones stay quiet. */
  judged?: boolean;
  /** Follows a committed change: may write other fields. */
  onCommit?: (form: FormStore, place: FieldPlace, before: string) => void;
}

/** A form outside React: native inputs write into it, each field listens to itself only. */
export interface FormStore<R extends AnyRecord = AnyRecord> extends FieldAnswers, Pick<BulkTopics, 'bulks' | 'bulk'> {
  readonly entity: Entity;
  /** The live record: read, never keep or change. */
  readonly record: R;
  /** Rises with every change of data. */
  readonly version: number;
  /** A copy of the data. */
  snapshot: () => R;
  value: (key: FieldKey) => string;
  place: (key: FieldKey) => FieldPlace | null;
  state: (key: FieldKey) => FieldState;
  rowIds: (list: string) => readonly string[];
  /** The rows and the free line below the last filled one, which becomes a row when something is entered there. */
  lineIds: (list: string) => readonly string[];
  /** How many rows a list may have. */
  mostRows: (list: string) => number;
  /** The live record of a row: read, never keep or change. */
  rowOf: (list: string, rowId: string) => AnyRecord;
  /** Whether a line is free: nothing was entered into it. */
  isFree: (list: string, rowId: string) => boolean;
  /** Fields that a new row takes over from the row above. */
  carry: (list: string, names: readonly string[]) => void;
  /** Brings a line to the page that is not drawn while out of sight; settled once its controls are there. */
  reveal: (key: FieldKey) => Promise<void>;
  /** Who draws a list's lines says how one is brought to the page. */
  onReveal: (list: string, show: (rowId: string) => void) => () => void;
  keyOf: (path: string) => FieldKey;
  /** Topics: a field key, `rows:<list>`, `structure`, `problems`, `change`, `bulk`. */
  on: (topic: string, listener: () => void) => () => void;
  type: (key: FieldKey, text: string) => void;
  enter: (key: FieldKey) => void;
  leave: (key: FieldKey) => void;
  setComposing: (composing: boolean) => void;
  /** Sets a value that nobody typed: a pick, a copy. */
  write: (key: FieldKey, text: string) => void;
  /** Cleans and commits the text of a field. */
  commit: (key: FieldKey) => void;
  addRow: (list: string, values?: AnyRecord, options?: { at?: number; id?: string }) => string;
  removeRow: (list: string, rowId: string) => AnyRecord;
  /** Cleans and commits everything. */
  tidy: () => void;
  /** Drops rows that nobody filled, shows every problem from now on; gives all of them. */
  check: () => readonly Issue[];
  /** Shows what the portal says of fields, until they change. */
  showForeign: (issues: readonly Issue[]) => void;
  /** Judges at once what would be judged with the next pause. */
  judge: () => void;
  /** Every problem as of the last judgement, shown or not. */
  readonly problems: readonly Issue[];
  /** Whether a field's problems are being shown. */
  isShowing: (key: FieldKey) => boolean;
  /** Takes another record whole. A method, so that a form of a bill is a form of any record to its fields. */
  replace(record: R): void;
}
