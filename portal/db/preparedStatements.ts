import { codeOf } from '../errorFacts.ts';

/** Statements that a process names; each takes about 30 KB in the server process of every connection. */
const NAMES_MAX = 200;
/** Longer texts insert many rows; their number, and so the text, seldom repeats. */
const LENGTH_MAX = 3_000;
/** `begin`, `commit` and savepoints are not planned. */
const IS_PLANNED = /^\s*(?:delete|insert|select|update|with)\b/iu;

/** Text of a statement → its name. */
const names = new Map<string, string>();

/**
 * The name under which a connection keeps a statement of a transaction parsed and planned (decision 0088).
 * @returns undefined for a statement that is planned at every call; a list of all columns would fail after a migration
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= NAMES_MAX || text.length > LENGTH_MAX || text.includes('*') || !IS_PLANNED.test(text)) return;
  const name = `tpt_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Names the statements of one connection while it is in a transaction. Transactions of a snapshot, such as an export's,
 * begin with other words: their statements and those outside of transactions are lists, planned for their values.
 */
export class StatementNames {
  #isInTransaction = false;

  /** To be called for every statement of the connection, in order. */
  next(text: string): string | undefined {
    if (text === 'begin') this.#isInTransaction = true;
    else if (text === 'commit' || text === 'rollback') this.#isInTransaction = false;
    else if (this.#isInTransaction) return nameOf(text);
    return undefined;
  }
}

/** A migration changed the type of a column: the connection's statements must be prepared again. The text is translated. */
export const isOutdatedStatement = (error: unknown): boolean =>
  codeOf(error) === '0A000' && (error as { routine?: string }).routine === 'RevalidateCachedQuery';
