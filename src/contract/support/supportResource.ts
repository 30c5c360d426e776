/** How a column is shown, filtered and checked. `time`: `YYYY-MM-DD HH:mm:ss` at +08:00; `coins`: a whole number. */
type SupportKind = 'text' | 'longText' | 'number' | 'coins' | 'time' | 'yes' | 'choice' | 'code' | 'details';

/** `range` is queried as `<column>_gte` and `<column>_lte`, the others by the column's name. */
type SupportFilter = 'equals' | 'prefix' | 'contains' | 'range';

export interface SupportColumn {
  kind: SupportKind;
  /** The values of a `choice`; texts are below `desk.choices`. */
  choices?: readonly string[];
  /** Where the texts of the choices are instead, or those of the known values of a `code`. */
  texts?: string;
  /** The column has the id of a row of this resource. */
  of?: string;
  filter?: SupportFilter;
  /** `emptyLast`: rows without a value are last in both orders, which no index serves: for small tables. */
  sort?: true | 'emptyLast';
  /** Not in lists: read with the single row only. */
  single?: true;
  /** Text for customs: every number that may be a personal id is masked. Such a column is neither filtered nor sorted. */
  masked?: true;
  /** Written only; never read. */
  writeOnly?: true;
  /** Not blank where it is given; an update may leave it out. */
  required?: true;
  /** Most characters, or the largest number. */
  max?: number;
  min?: number;
}

export interface SupportVerb {
  /** Columns that the body may have. */
  columns?: readonly string[];
  /** Those of them that it must have. */
  required?: readonly string[];
  /** A reason for the audit log. */
  reason?: 'required' | 'optional';
}

/** A named change of a row: `PUT {act, reason, …columns}`. */
export interface SupportAct extends SupportVerb {
  /** Allowed while a column has one of these values. */
  when?: { column: string; is: readonly (string | boolean)[] };
  /** The text that explains the act in its dialog. */
  hint?: string;
}

/**
 * A resource of the support desk, shared by browser and portal (decision 0043). The portal reads and writes the declared
 * columns only; the SQL of each is in `portal/support/resources`.
 */
export interface SupportResource {
  /** Of its rows in the audit log. */
  subject: string;
  columns: Readonly<Record<string, SupportColumn>>;
  list: readonly string[];
  sort: readonly [column: string, order: 'ASC' | 'DESC'];
  /** The filter `q` finds rows in which one of these columns contains the text. */
  search?: readonly string[];
  create?: SupportVerb;
  update?: SupportVerb;
  remove?: SupportVerb;
  acts?: Readonly<Record<string, SupportAct>>;
}

/** Checks a declaration and keeps its column names. */
export function supportResource<const R extends SupportResource>(
  resource: R & { list: readonly (keyof R['columns'] & string)[] },
): R {
  return resource;
}

/** Longest reason in the audit log. */
export const REASON_MAX = 500;
/** Most rows of a page, and ids of one `getMany`. */
export const SUPPORT_PAGE_MAX = 100;
/** Totals are counted up to this many rows; later pages are not offered. */
export const SUPPORT_COUNT_MAX = 10_000;
