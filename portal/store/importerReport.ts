import { sql, type RawBuilder } from 'kysely';
import {
  REPORT_SUMS,
  type ExposedFiling,
  type ImporterReport,
  type ImporterReportRow,
  type ReportSums,
} from '#contract/endpoints/importerReport.ts';
import { maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import { VIOLATIONS } from '#contract/codes.ts';
import type { PageReply } from '#contract/page.ts';
import { periodBefore } from '#rules/period.ts';
import { toServerText } from '#schema/dateText.ts';
import { keyedHash } from '../keyedHash.ts';
import { readTogether } from '../lists/readTogether.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { containing } from './containing.ts';
import { assessed, SUM_COLUMNS, type ReportScope } from './assessedFilings.ts';
import { portalSecret } from './secrets.ts';
import { sortColumn } from './sortColumn.ts';

const TOP_REJECTS = 10;
/** Filings with damages that a report of one importer lists. */
const EXPOSED = 100;

/** Sortable fields and their SQL over the rows of importers. */
const SORTABLE = {
  name: 'name',
  number: 'importer',
  ...Object.fromEntries(REPORT_SUMS.map((name) => [name, `"${name}"`])),
  timeliness: '"onTime"::float8 / nullif("onTime" + late, 0)',
  matchRate: 'matched::float8 / nullif(held, 0)',
  firstTry: 'accepted::float8 / nullif(accepted + rejected, 0)',
} as Record<string, string>;

/** The rows of importers; name and number contain the keyword. */
function importerRows(scope: ReportScope, keyword: string | undefined): RawBuilder<unknown> {
  const searched =
    keyword === undefined
      ? sql``
      : sql`where name like ${containing(keyword)} or (${sql.raw(SEARCHED_NUMBER)}) like ${containing(keyword)}`;
  return sql`(
    select * from (
      select importer, upper(substr(max(dated_name), 11)) as name, ${SUM_COLUMNS} from ${assessed(scope)} group by importer
    ) summed ${searched}
  ) listed`;
}
/** Of a number that may be a social security number its last four digits only. */
const SEARCHED_NUMBER = `case when importer ~ '^#\\d{3}-?\\d{2}-?\\d{4}$' then right(importer, 4) when importer like '#%' then substr(importer, 2) else '' end`;

interface ListQuery {
  keyword?: string | undefined;
  sortField?: string | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
  pageSize: number;
  pageNum: number;
}
type FoundRow = ReportSums & { importer: string; name: string };

/** A page of importers; the highest exposure first. */
export async function listReportedImporters(
  db: Db,
  scope: ReportScope,
  { keyword, sortField, sortOrder, pageSize, pageNum }: ListQuery,
): Promise<PageReply<ImporterReportRow>> {
  const column = sortColumn(SORTABLE, sortField) ?? '"exposure"';
  const order = sql.raw(`${column} ${sortOrder ?? (sortField === undefined ? 'desc' : 'asc')} nulls last`);
  const secret = await portalSecret(db, SECRET);
  const { rows } = await sql<FoundRow & { whole: number }>`
    select *, count(*) over () as whole from ${importerRows(scope, keyword)}
    order by ${order}, filings desc, importer limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const total = rows[0]?.whole ?? (pageNum === 1 ? 0 : await countImporters(db, scope, keyword));
  const records = rows.map(({ importer, name, ...found }) => ({
    ...describeImporter(secret, scope, importer, name),
    ...pickSums(found),
  }));
  return { records, total, statistics: {} };
}

async function countImporters(db: Db, scope: ReportScope, keyword: string | undefined): Promise<number> {
  const { rows } = await sql<{ whole: number }>`
    select count(*) as whole from ${importerRows(scope, keyword)}`.execute(db);
  return rows[0]?.whole ?? 0;
}

/** The rows of the workbook, in the order of `importerReportSheet`. */
export const importerSheetRows = (scope: ReportScope, keyword: string | undefined): RawBuilder<unknown> => sql`
  select name, case when importer like '#%' then substr(importer, 2) end as number, ${sql.raw(REPORT_SUMS.map((name) => `"${name}"`).join(', '))}
  from ${importerRows(scope, keyword)} order by exposure desc, filings desc, importer`;

/** The report of a period and of the one before, in one snapshot. @throws Refusal `notFound` for an unknown importer */
export async function readImporterReport(
  db: Db,
  scope: Omit<ReportScope, 'importer'>,
  importerId: string | undefined,
): Promise<ImporterReport> {
  const secret = await portalSecret(db, SECRET);
  return readTogether(db, async (trx) => {
    const importer = importerId === undefined ? undefined : await findImporter(trx, secret, scope, importerId);
    const own = { ...scope, importer };
    const { rows: byDay } = await sql<ReportSums & { day: string }>`
      select to_char(day, 'YYYY-MM-DD') as day, ${SUM_COLUMNS} from ${assessed(own)} group by assessed.day order by assessed.day`.execute(
      trx,
    );
    const previous = periodBefore(scope);
    const { rows: before } =
      await sql<ReportSums>`select ${SUM_COLUMNS} from ${assessed({ ...own, ...previous })}`.execute(trx);
    return {
      importer: importer === undefined ? null : describeImporter(secret, scope, importer, await readName(trx, own)),
      total: addUp(byDay),
      previous: { ...(before[0] as ReportSums), start: previous.start, end: previous.end },
      byDay,
      topRejects: await readRejects(trx, own),
      exposed: importer === undefined ? [] : await readExposed(trx, own),
    };
  });
}

const pickSums = (row: ReportSums): ReportSums =>
  Object.fromEntries(REPORT_SUMS.map((name) => [name, row[name]])) as ReportSums;

function addUp(days: readonly ReportSums[]): ReportSums {
  const sumOf = (name: keyof ReportSums) => days.reduce((sum, day) => sum + day[name], 0);
  return Object.fromEntries(REPORT_SUMS.map((name) => [name, sumOf(name)])) as ReportSums;
}

const SECRET = 'importer-ids';
const importerKey = (secret: string, { enterpriseId }: Pick<ReportScope, 'enterpriseId'>, importer: string): string =>
  keyedHash(secret, `${enterpriseId} ${importer}`);

/** As screens and files show it. */
function displayedNumber(importer: string): string {
  const number = importer.startsWith('#') ? importer.slice(1) : '';
  return maskPersonalId(number) ?? number;
}

const describeImporter = (
  secret: string,
  scope: Pick<ReportScope, 'enterpriseId'>,
  importer: string,
  name: string,
) => ({
  id: importerKey(secret, scope, importer),
  number: displayedNumber(importer),
  name,
});

/** An importer of the enterprise by its id; an index lists the importers without reading their filings. */
async function findImporter(
  db: Db,
  secret: string,
  scope: Omit<ReportScope, 'importer'>,
  importerId: string,
): Promise<string> {
  const { rows } = await sql<{ importer: string }>`
    with recursive known (importer) as (
      (select importer from report_filing where enterprise_id = ${scope.enterpriseId} order by importer limit 1)
      union all
      select (select later.importer from report_filing later
        where later.enterprise_id = ${scope.enterpriseId} and later.importer > known.importer order by later.importer limit 1)
      from known where known.importer is not null
    )
    select importer from known where importer is not null`.execute(db);
  const found = rows.find(({ importer }) => importerKey(secret, scope, importer) === importerId);
  if (!found) throw refuse('notFound');
  return found.importer;
}

async function readName(db: Db, { enterpriseId, importer }: ReportScope): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select upper(substr(max(dated_name), 11)) as name from report_filing
    where enterprise_id = ${enterpriseId} and importer = ${importer}`.execute(db);
  return rows[0]?.name ?? '';
}

async function readRejects(db: Db, { enterpriseId, start, end, importer }: ReportScope) {
  const { rows } = await sql<{ code: string; count: number }>`
    select code, count(*) as count from report_filing filed join filing_reject using (enterprise_id, filing_id)
    where enterprise_id = ${enterpriseId} and day between ${start}::date and ${end}::date
      ${importer === undefined ? sql`` : sql`and importer = ${importer}`}
    group by code order by 2 desc, 1 limit ${TOP_REJECTS}`.execute(db);
  return rows;
}

async function readExposed(db: Db, scope: ReportScope): Promise<ExposedFiling[]> {
  const { rows } = await sql<{
    id: string;
    amsNo: string;
    isfNo: string;
    day: string;
    loading_at: Date | null;
    accepted_at: Date | null;
    flags: boolean[];
    exposure: number;
  }>`
    select filing.id, ams_no as "amsNo", isf_no as "isfNo", to_char(assessed.day, 'YYYY-MM-DD') as day, assessed.loading_at, accepted_at,
      array[is_late, is_inaccurate, is_stale] as flags, exposure
    from ${assessed(scope)} join filing on filing.enterprise_id = ${scope.enterpriseId} and filing.id = assessed.filing_id
    where exposure > 0 order by assessed.day desc, filing.created_at desc, filing.id limit ${EXPOSED}`.execute(db);
  return rows.map(({ loading_at: loading, accepted_at: accepted, flags, ...row }) => ({
    ...row,
    loading: loading && toServerText(loading),
    accepted: accepted && toServerText(accepted),
    violations: VIOLATIONS.filter((_, at) => flags[at]),
  }));
}
