import { sql } from 'kysely';
import { codeOf } from '../errorFacts.ts';

/** Statements that a pool names; each takes about 30 KB in the server process of every connection. */
const NAMES_MAX = 200;
/** Texts remembered until they are used again. */
const SEEN_MAX = 1_000;
/** Longer texts insert many rows; their number, and so the text, seldom repeats. */
const LENGTH_MAX = 3_000;
/** `begin`, `commit` and savepoints are not planned. */
const IS_PLANNED = /^\s*(?:delete|insert|select|update|with)\b/iu;

const MARK = '-- planned once';
/**
 * The end of a look-up by key outside of transactions that is run for every call.
 * @example db.selectFrom('session').where('token_hash', '=', hash).select('user_id').modifyEnd(PLANNED_ONCE)
 */
export const PLANNED_ONCE = sql.raw(MARK);

/** The statements that the connections of a pool keep parsed and planned (decision 0088). */
export class PreparedStatements {
  /** Text of a statement → its name. */
  readonly #names = new Map<string, string>();
  /** Texts used once. */
  readonly #seen = new Set<string>();

  /**
   * @returns undefined for a statement that is planned at every call: one used for the first time, or one that returns all
   *   columns and would fail after a migration
   */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const isSuitable = text.length <= LENGTH_MAX && !text.includes('*') && IS_PLANNED.test(text);
    if (!isSuitable || this.#names.size >= NAMES_MAX) return undefined;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size >= SEEN_MAX) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const name = `tpt_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * Names the statements of one connection while it is in a transaction, and those marked by `PLANNED_ONCE`. Transactions
 * of a snapshot, such as an export's, begin with other words: their statements and the other ones outside of transactions
 * are lists, planned for their values.
 */
export class StatementNames {
  readonly #prepared: PreparedStatements;
  #isInTransaction = false;

  constructor(prepared: PreparedStatements) {
    this.#prepared = prepared;
  }

  /** To be called for every statement of the connection, in order. */
  next(text: string): string | undefined {
    if (text === 'begin') this.#isInTransaction = true;
    else if (text === 'commit' || text === 'rollback') this.#isInTransaction = false;
    else if (this.#isInTransaction || text.endsWith(MARK)) return this.#prepared.nameOf(text);
    return undefined;
  }
}

/** A migration changed the type of a column: the connection's statements must be prepared again. The text is translated. */
export const isOutdatedStatement = (error: unknown): boolean =>
  codeOf(error) === '0A000' && (error as { routine?: string }).routine === 'RevalidateCachedQuery';
