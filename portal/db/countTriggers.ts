/** A table whose rows are counted by triggers, in the transaction that changes them. */
interface CountedTable {
  table: string;
  /** Columns by which rows are counted, with their types. */
  facets: Readonly<Record<string, string>>;
  /** Time columns whose days are counted, by their letter in the counters. */
  axes: Readonly<Record<string, string>>;
  /** SQL condition of the rows that count. */
  counted: string;
  /** Integer columns that are added up beside the number of rows. */
  sums?: readonly string[];
}

/** Number of changes after which deltas are folded into the counters. */
const FOLD_EVERY = 64;

/**
 * Statements that create the counters of a table: `<table>_count` has the sums per enterprise, grain and facets,
 * `<table>_count_delta` the changes since; a count is the sum of both. Changes are appended, so writers never wait for
 * each other; every 64th folds the deltas, unless another transaction is folding. `<table>_count_rebuild()` recounts rows
 * that were loaded without triggers.
 */
export function countTriggers(counted: CountedTable): string[] {
  const { table } = counted;
  const facets = Object.keys(counted.facets).join(', ');
  const columns = Object.entries(counted.facets)
    .map(([name, type]) => `${name} ${type} not null`)
    .join(',\n    ');
  const measures = measuresOf(counted);
  const measured = measures.join(', ');
  const measureColumns = measures.map((name) => `${name} bigint not null`).join(',\n    ');
  return [
    `create table ${table}_count (
    enterprise_id text not null,
    axis "char" not null,
    grain "char" not null check (grain in ('a', 'm', 'd')),
    at date not null,
    ${columns},
    ${measureColumns},
    primary key (enterprise_id, axis, grain, at, ${facets})
  ) with (fillfactor = 70)`,
    `create table ${table}_count_delta (
    id bigserial primary key,
    enterprise_id text not null,
    axis "char" not null,
    at date not null,
    ${columns},
    ${measureColumns}
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`,
    `create index ${table}_count_delta_by_enterprise on ${table}_count_delta (enterprise_id)`,
    `create function ${table}_count_fold(whose text) returns void language plpgsql as $body$
  begin
    -- One transaction counts at a time: a second one would wait for its rows.
    if not pg_try_advisory_xact_lock(hashtext('${table}_count'), hashtext(whose)) then return; end if;
    with taken as (delete from ${table}_count_delta where enterprise_id = whose returning *),
    sums as (
      select enterprise_id, axis, grain, case grain when 'a' then date '2000-01-01' when 'm' then date_trunc('month', at)::date else at end as at,
        ${facets}, ${measures.map((name) => `sum(${name}) as ${name}`).join(', ')}
      from taken cross join (values ('a'::"char"), ('m'), ('d')) as grains (grain)
      group by 1, 2, 3, 4, ${facets} having ${anyChange(measures)}
    )
    insert into ${table}_count (enterprise_id, axis, grain, at, ${facets}, ${measured})
    select enterprise_id, axis, grain, at, ${facets}, ${measured} from sums
    on conflict (enterprise_id, axis, grain, at, ${facets}) do update set ${measures
      .map((name) => `${name} = ${table}_count.${name} + excluded.${name}`)
      .join(', ')};
  end $body$`,
    ...(['insert', 'update', 'delete'] as const).flatMap((event) => noteTrigger(counted, facets, event)),
    `create function ${table}_count_rebuild() returns void language sql as $body$
    delete from ${table}_count;
    delete from ${table}_count_delta;
    insert into ${table}_count (enterprise_id, axis, grain, at, ${facets}, ${measured})
    select enterprise_id, axis, grain, case grain when 'a' then date '2000-01-01' when 'm' then date_trunc('month', at)::date else at end as at,
      ${facets}, ${measures.map((name) => `sum(${name})`).join(', ')}
    from (${side(counted, facets, table, 1)}) there cross join (values ('a'::"char"), ('m'), ('d')) as grains (grain)
    group by 1, 2, 3, 4, ${facets};
  $body$`,
    fixSearchPath(table),
    `select ${table}_count_rebuild()`,
  ];
}

/**
 * Statement that sets the search_path of the functions of `countTriggers` to their schema, so that they work for callers
 * with an empty one, such as pg_restore and logical replication.
 */
export function fixSearchPath(table: string): string {
  const functions = ['insert()', 'update()', 'delete()', 'fold(text)', 'rebuild()'].map(
    (signature) => `'${table}_count_${signature}'`,
  );
  return `do $body$
  declare
    counting regprocedure;
  begin
    foreach counting in array array[${functions.join(', ')}]::regprocedure[] loop
      execute format('alter function %s set search_path = %I, pg_temp', counting, current_schema());
    end loop;
  end $body$`;
}

export function dropCountTriggers(table: string): string[] {
  const events = ['insert', 'update', 'delete'];
  return [
    ...events.map((event) => `drop trigger ${table}_count_${event} on ${table}`),
    `drop function ${events.map((event) => `${table}_count_${event}()`).join(', ')}, ${table}_count_fold(text), ${table}_count_rebuild()`,
    `drop table ${table}_count, ${table}_count_delta`,
  ];
}

const measuresOf = ({ sums = [] }: CountedTable): string[] => ['rows', ...sums];
const anyChange = (measures: readonly string[]): string => measures.map((name) => `sum(${name}) <> 0`).join(' or ');

function noteTrigger(counted: CountedTable, facets: string, event: 'insert' | 'update' | 'delete'): string[] {
  const { table } = counted;
  const measures = measuresOf(counted);
  const sides = [
    ...(event === 'delete' ? [] : [side(counted, facets, 'new_rows', 1)]),
    ...(event === 'insert' ? [] : [side(counted, facets, 'old_rows', -1)]),
  ].join(' union all ');
  const names = [
    ...(event === 'delete' ? [] : ['new table as new_rows']),
    ...(event === 'insert' ? [] : ['old table as old_rows']),
  ].join(' ');
  return [
    `create function ${table}_count_${event}() returns trigger language plpgsql as $body$
  declare
    due text[];
    whose text;
  begin
    with noted as (
      insert into ${table}_count_delta (enterprise_id, axis, at, ${facets}, ${measures.join(', ')})
      select enterprise_id, axis, at, ${facets}, ${measures.map((name) => `sum(${name})`).join(', ')} from (${sides}) changed
      group by enterprise_id, axis, at, ${facets} having ${anyChange(measures)}
      returning id, enterprise_id
    )
    select array_agg(distinct enterprise_id) into due from noted where id % ${FOLD_EVERY} = 0;
    foreach whose in array coalesce(due, '{}') loop
      perform ${table}_count_fold(whose);
    end loop;
    return null;
  end $body$`,
    `create trigger ${table}_count_${event} after ${event} on ${table} referencing ${names}
  for each statement execute function ${table}_count_${event}()`,
  ];
}

/** Selects the counted rows of a source, with the day of each time at +08:00. */
function side({ axes, counted, sums = [] }: CountedTable, facets: string, source: string, one: 1 | -1): string {
  const measures = [`${one} as rows`, ...sums.map((name) => `${one} * ${name} as ${name}`)].join(', ');
  return Object.entries(axes)
    .map(
      ([axis, column]) =>
        `select enterprise_id, '${axis}'::"char" as axis, (${column} at time zone interval '8 hours')::date as at, ${facets}, ${measures} from ${source} where ${counted} and ${column} is not null`,
    )
    .join(' union all ');
}
