import type { Entity, RuleSettings } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { Issue } from '#schema/issue.ts';
import type { BulkTopics } from './bulkTopics.ts';
import type { FieldNotices } from './fieldNotices.ts';
import type { FieldState } from './fieldState.ts';
import type { FieldKey, FieldPlace } from './recordTree.ts';

/**
 * What a form store is made of.
 * @example const options: FormOptions = { entity: linkman, record: blankRecord(linkman) }
 */
export interface FormOptions<R extends AnyRecord = AnyRecord> {
  entity: Entity;
  /** The declaration of a record, if records of one form have different ones. */
  selectEntity?(record: R): Entity;
  record: R;
  /** Begins the DOM ids of the fields; different for forms that are on one page. By default `f`. */
  idPrefix?: string;
  /** Cleans a committed text; by default trims it, and writes fields with `upper` in capital letters. */
  clean?: (place: FieldPlace, text: string) => string;
  /** The clock of the rules; by default the computer's. */
  now?: () => Date;
  /** Settings of the installation for the rules. */
  settings?: () => RuleSettings;
  /** Wraps work that may wait for the paint. */
  defer?: (work: () => void) => () => void;
  /** Row limits by list, where lower than the default. */
  most?: Readonly<Record<string, number>>;
  /** Filled fields of an existing record show their problems at once. */
  showProblems?: boolean;
  /** Called after a committed change; may write other fields. */
  onCommit?: (form: FormStore, place: FieldPlace, before: string) => void;
}

/**
 * A form store outside React: native inputs write to it, each field subscribes to itself.
 * @example const form: FormStore = createFormStore({ entity: linkman, record: blankRecord(linkman) })
 */
export interface FormStore<R extends AnyRecord = AnyRecord> extends FieldNotices, Pick<BulkTopics, 'bulks' | 'bulk'> {
  readonly entity: Entity;
  readonly idPrefix: string;
  /** The live record: do not keep or change it. */
  readonly record: R;
  /** Increases with every change of data. */
  readonly version: number;
  snapshot: () => R;
  value: (key: FieldKey) => string;
  place: (key: FieldKey) => FieldPlace | null;
  state: (key: FieldKey) => FieldState;
  rowIds: (list: string) => readonly string[];
  /** Rows, and the free line below the last filled one, which becomes a row when something is entered. */
  lineIds: (list: string) => readonly string[];
  mostRows: (list: string) => number;
  /** The live record of a row: do not keep or change it. */
  rowOf: (list: string, rowId: string) => AnyRecord;
  /** Whether nothing was entered into a line. */
  isFree: (list: string, rowId: string) => boolean;
  /** Fields that a new row copies from the row above. */
  carry: (list: string, names: readonly string[]) => void;
  /** Draws a line that is out of sight, or a folded field; resolves once its controls exist. */
  reveal: (key: FieldKey) => Promise<void>;
  /** Registers how a list draws one of its lines, or, as `fold:<field>`, how a folded field is opened. */
  onReveal: (list: string, show: (rowId: string) => void) => () => void;
  keyOf: (path: string) => FieldKey;
  /** Topics: a field key, `rows:<list>`, `structure`, `problems`, `change`, `bulk`; `adopting`, `adopted` around `adopt`. */
  on: (topic: string, listener: () => void) => () => void;
  type: (key: FieldKey, text: string) => void;
  enter: (key: FieldKey) => void;
  leave: (key: FieldKey) => void;
  setComposing: (composing: boolean) => void;
  /** Writes a value programmatically: a pick, a copy. */
  write: (key: FieldKey, text: string) => void;
  commit: (key: FieldKey) => void;
  addRow: (list: string, values?: AnyRecord, options?: { at?: number; id?: string }) => string;
  removeRow: (list: string, rowId: string) => AnyRecord;
  tidy: () => void;
  /** Drops unfilled rows, shows all problems from now on and returns them. */
  check: () => readonly Issue[];
  /** Shows the portal's messages at their fields until these change. */
  showPortalIssues: (issues: readonly Issue[]) => void;
  /** Validates now instead of after the next pause. */
  validate: () => void;
  /** Every problem of the last validation, shown or not. */
  readonly problems: readonly Issue[];
  isShowing: (key: FieldKey) => boolean;
  /** Replaces the record. A method, so that a form of a bill is assignable to a form of any record. */
  replace(record: R): void;
  /** Replaces the record with what another writer stored: undo does not revert it. */
  adopt(record: R): void;
}
