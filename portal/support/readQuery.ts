import { sql, type RawBuilder } from 'kysely';
import { isDay, isTime, ZONE } from '#schema/dateText.ts';
import {
  SUPPORT_COUNT_MAX,
  SUPPORT_PAGE_MAX,
  type SupportColumn,
  type SupportResource,
} from '#contract/support/supportResource.ts';
import { refuse } from '../refusal.ts';
import { keyOf, type SupportBinding } from './supportBinding.ts';

type Condition = RawBuilder<unknown>;

export interface SupportQuery {
  conditions: Condition[];
  /** Whether a condition is about a column of the joins. */
  needsJoins: boolean;
  order: RawBuilder<unknown>;
  from: number;
  count: number;
}

const TEXT_MAX = 200;
const INT4_MAX = 2_147_483_647;
const unknownQuery = (name: string) => refuse('unknownQuery', { args: { name: name.slice(0, 60) } });

/** Reads filter, range and sort. @throws Refusal `unknownQuery` (400), which names what the resource does not declare */
export function readQuery(
  resource: SupportResource,
  binding: SupportBinding,
  query: { filter?: string | undefined; range?: string | undefined; sort?: string | undefined },
): SupportQuery {
  const filter = parse('filter', query.filter, {});
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw unknownQuery('filter');
  const conditions = Object.entries(filter).map(([name, value]) => condition(resource, binding, name, value));
  if (binding.where) conditions.push(binding.where);
  const needsJoins = binding.joinedFilters?.some((name) => Object.hasOwn(filter, name)) ?? false;
  return { conditions, needsJoins, order: readSort(resource, binding, query.sort), ...readRange(query.range) };
}

function readRange(text: string | undefined): { from: number; count: number } {
  const range = parse('range', text, [0, 24]);
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : [];
  const isValid =
    Number.isInteger(from) && Number.isInteger(to) && Number(from) >= 0 && Number(from) <= SUPPORT_COUNT_MAX;
  const count = Number(to) - Number(from) + 1;
  if (!isValid || count < 1 || count > SUPPORT_PAGE_MAX) throw unknownQuery('range');
  return { from: Number(from), count };
}

function readSort(resource: SupportResource, binding: SupportBinding, text: string | undefined): RawBuilder<unknown> {
  const sort = parse('sort', text, resource.sort);
  const [name, order] = Array.isArray(sort) ? (sort as unknown[]) : [];
  const isId = name === 'id';
  if (typeof name !== 'string' || (!isId && !resource.columns[name]?.sort)) throw unknownQuery(`sort ${shown(name)}`);
  if (order !== 'ASC' && order !== 'DESC') throw unknownQuery(`sort ${shown(order)}`);
  const direction = sql.raw(order);
  const ids = binding.key.map((part) => sql`${part.sql} ${direction}`);
  if (isId) return sql.join(ids);
  const emptyLast = resource.columns[name]?.sort === 'emptyLast' ? sql` nulls last` : sql``;
  return sql.join([sql`${columnOf(binding, name)} ${direction}${emptyLast}`, ...ids]);
}

/** JSON may have a member `toString`, which `String` would call. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function condition(resource: SupportResource, binding: SupportBinding, name: string, value: unknown): Condition {
  if (name === 'id') return idCondition(binding, value);
  if (name === 'q' && resource.search) {
    const pattern = likePattern('contains', textOf(name, value));
    return sql`(${sql.join(
      resource.search.map((column) => sql`${columnOf(binding, column)} ilike ${pattern}`),
      sql` or `,
    )})`;
  }
  const [, column = name, bound] = /^(.+)_(gte|lte)$/u.exec(name) ?? [];
  const declared = resource.columns[column];
  if (!declared?.filter || declared.masked || (declared.filter === 'range') !== (bound !== undefined)) {
    throw unknownQuery(name);
  }
  const left = columnOf(binding, column);
  if (bound !== undefined) {
    const right = valueOf(name, declared, value, bound === 'lte');
    return bound === 'gte' ? sql`${left} >= ${right}` : sql`${left} <= ${right}`;
  }
  if (declared.filter === 'equals') {
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    if (values.length === 0 || values.length > SUPPORT_PAGE_MAX) throw unknownQuery(name);
    return sql`${left} in (${sql.join(values.map((each) => valueOf(name, declared, each)))})`;
  }
  const pattern = likePattern(declared.filter === 'prefix' ? 'prefix' : 'contains', textOf(name, value));
  // B/L numbers are stored in upper case; `like` lets an index serve the prefix.
  return declared.filter === 'prefix' ? sql`${left} like ${pattern}` : sql`${left} ilike ${pattern}`;
}

function idCondition(binding: SupportBinding, value: unknown): Condition {
  const ids = Array.isArray(value) ? (value as unknown[]) : [value];
  if (ids.length > SUPPORT_PAGE_MAX) throw unknownQuery('id');
  const keys = ids.flatMap((id) =>
    typeof id === 'string' || typeof id === 'number' ? [keyOf(binding, String(id))] : [],
  );
  return keysCondition(
    binding,
    keys.filter((key) => key !== null),
  );
}

/** Rows with one of these ids. */
export function keysCondition({ key }: SupportBinding, keys: readonly (readonly string[])[]): Condition {
  if (keys.length === 0) return sql`false`;
  const rows = keys.map(
    (parts) => sql`(${sql.join(parts.map((part, at) => sql`${part}::${sql.raw(key[at]?.type ?? 'text')}`))})`,
  );
  return sql`(${sql.join(key.map((part) => part.sql))}) in (${sql.join(rows)})`;
}

function valueOf(name: string, { kind, choices }: SupportColumn, value: unknown, isEnd = false): unknown {
  if (kind === 'yes' && typeof value === 'boolean') return value;
  if ((kind === 'number' || kind === 'coins') && Number.isInteger(value) && Math.abs(Number(value)) <= INT4_MAX)
    return value;
  if (kind === 'time' && typeof value === 'string') {
    if (isDay(value)) return new Date(`${value}T${isEnd ? '23:59:59.999' : '00:00:00'}${ZONE}`);
    if (isTime(value)) return new Date(`${value.replace(' ', 'T')}${isEnd ? '.999' : ''}${ZONE}`);
  }
  if (kind === 'choice' && typeof value === 'string' && choices?.includes(value)) return value;
  if (kind === 'text' || kind === 'code') return textOf(name, value);
  throw unknownQuery(name);
}

function textOf(name: string, value: unknown): string {
  if (typeof value !== 'string' || value.length > TEXT_MAX || value.includes('\0')) throw unknownQuery(name);
  // Pasted values often end with a space.
  return value.trim();
}

function likePattern(kind: 'prefix' | 'contains', text: string): string {
  const searched = kind === 'prefix' ? text.toUpperCase() : text;
  const escaped = searched.replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return kind === 'prefix' ? `${escaped}%` : `%${escaped}%`;
}

function parse(name: string, text: string | undefined, otherwise: unknown): unknown {
  if (text === undefined) return otherwise;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unknownQuery(name);
  }
}

function columnOf(binding: SupportBinding, name: string): RawBuilder<unknown> {
  const column = (binding.columns as Readonly<Record<string, RawBuilder<unknown>>>)[name];
  if (!column) throw unknownQuery(name);
  return column;
}
