import { sql } from 'kysely';
import type { z } from 'zod';
import type { queryLogEntry } from '#contract/endpoints/account.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';

type Person = Pick<Principal, 'enterpriseId' | 'userId'>;
type QueryLogEntry = z.output<typeof queryLogEntry>;

interface SearchedField {
  /** The path of the list's call. */
  method: string;
  paramName: string;
}

/** A list that follows typing queries repeatedly: a continuation of the newest search within this time replaces it. */
const TYPING_SECONDS = 10;

/**
 * [L02] Records a search of a person: newest first, each once in any case, seven at most. One statement, so that two
 * tabs do not overwrite each other.
 */
export async function recordSearch(
  db: Db,
  { enterpriseId, userId }: Person,
  { method, paramName, value, now }: SearchedField & { value: string; now: Date },
): Promise<void> {
  await sql`
    insert into query_log as log (enterprise_id, user_id, method, param_name, searches, searched_at)
    values (${enterpriseId}, ${userId}, ${method}, ${paramName}, array[${value}::text], ${now})
    on conflict (enterprise_id, user_id, method, param_name) do update set
      searches = (array[${value}::text] || array(
        select kept from unnest(log.searches) with ordinality as older (kept, place)
        where upper(kept) <> upper(${value}::text)
          and not (
            place = 1
            and log.searched_at > ${now}::timestamptz - make_interval(secs => ${TYPING_SECONDS})
            and (starts_with(upper(${value}::text), upper(kept)) or starts_with(upper(kept), upper(${value}::text)))
          )
        order by place
      ))[1:${sql.lit(LIMITS.recentSearches)}],
      searched_at = excluded.searched_at`.execute(db);
}

/** A person's recent searches, the field of the newest search first; one field or all of them. */
export async function listSearches(
  db: Db,
  { enterpriseId, userId }: Person,
  { method, paramName }: Partial<SearchedField>,
): Promise<QueryLogEntry[]> {
  const rows = await db
    .selectFrom('query_log')
    .where('enterprise_id', '=', enterpriseId)
    .where('user_id', '=', userId)
    .$if(method !== undefined, (found) => found.where('method', '=', method ?? ''))
    .$if(paramName !== undefined, (found) => found.where('param_name', '=', paramName ?? ''))
    .select(['method', 'param_name', 'searches'])
    .orderBy('searched_at', 'desc')
    .orderBy('method')
    .orderBy('param_name')
    .execute();
  return rows.map((row) => ({
    method: row.method,
    paramName: row.param_name,
    paramValue: row.searches.join('\n'),
  }));
}

export async function clearSearches(
  db: Db,
  { enterpriseId, userId }: Person,
  { method, paramName }: SearchedField,
): Promise<void> {
  await db
    .deleteFrom('query_log')
    .where('enterprise_id', '=', enterpriseId)
    .where('user_id', '=', userId)
    .where('method', '=', method)
    .where('param_name', '=', paramName)
    .execute();
}
