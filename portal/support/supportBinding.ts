import { sql, type RawBuilder } from 'kysely';
import type { SupportColumnName, SupportResourceName } from '#contract/support/resources.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';

/** A change by a member of the staff, in its transaction. */
export interface SupportWrite {
  portal: Portal;
  trx: Tx;
  principal: Principal;
  now: Date;
  reason: string;
  /** Declared columns of the body, checked; of an update only those that change. */
  values: Readonly<Record<string, unknown>>;
}

export interface SupportChange extends SupportWrite {
  /** Parts of the row's id. */
  key: readonly string[];
  /** The row as support staff see it. */
  before: Readonly<Record<string, unknown>>;
}

export interface KeyPart {
  sql: RawBuilder<unknown>;
  type: 'text' | 'bigint';
}

/** The SQL of a resource. The columns are those that the contract declares; a missing one does not compile. */
export interface SupportBinding<N extends SupportResourceName = SupportResourceName> {
  /** The tables; the joins of small ones too. */
  from: RawBuilder<unknown>;
  /** Outer joins of a large table, which change no number of rows: counting leaves them out, else no index alone serves it. */
  joins?: RawBuilder<unknown>;
  /** Filters that are columns of the joins. */
  joinedFilters?: readonly string[];
  /** Limits the rows of the resource. */
  where?: RawBuilder<unknown>;
  /** The id; two parts are joined by a dot, which the first part does not contain. */
  key: readonly [KeyPart] | readonly [KeyPart, KeyPart];
  columns: Readonly<Record<SupportColumnName<N>, RawBuilder<unknown>>>;
  /** Locks the row before a change reads it. */
  lock?: (trx: Tx, key: readonly string[]) => Promise<unknown>;
  /** Enterprise of a row, for the audit log; the column `enterpriseId` by default. */
  enterpriseOf?: (row: Readonly<Record<string, unknown>>) => string | null;
  /** @returns the new row's id; of a repeated call the known one, which is not audited again */
  create?: (write: SupportWrite) => Promise<string | { knownId: string }>;
  update?: (change: SupportChange) => Promise<void>;
  remove?: (change: SupportChange) => Promise<void>;
  acts?: Readonly<Record<string, (change: SupportChange) => Promise<void>>>;
}

/** Keeps the name of the resource, by which the columns are checked. */
export const supportBinding = <N extends SupportResourceName>(
  _name: N,
  binding: SupportBinding<N>,
): SupportBinding<N> => binding;

/** The id of a row, as `keyOf` splits it. */
export const rowId = (key: readonly KeyPart[]): RawBuilder<string> =>
  sql.join(
    key.map((part) => sql`${part.sql}::text`),
    sql` || '.' || `,
  );

/** Splits an id into the parts of the key. @returns null for a text that is not an id of the resource */
export function keyOf({ key }: SupportBinding, id: string): readonly string[] | null {
  const at = key.length === 2 ? id.indexOf('.') : id.length;
  if (at <= 0) return null;
  const parts = key.length === 2 ? [id.slice(0, at), id.slice(at + 1)] : [id];
  const isValid = parts.every((part, index) => key[index]?.type === 'text' || /^\d{1,18}$/u.test(part));
  return isValid && !id.includes('\0') ? parts : null;
}
