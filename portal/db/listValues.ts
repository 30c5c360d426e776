import { sql } from 'kysely';

/**
 * A list as one value of a statement. The subquery hides its length: PostgreSQL would plan the statement for it at every
 * call (decision 0088).
 */
export const listOf = (values: readonly string[]) => sql<string[]>`(select ${values}::text[])::text[]`;

/** @example where('id', '=', anyOf(ids)) */
export const anyOf = (values: readonly string[]) => sql<string>`any (${listOf(values)})`;
