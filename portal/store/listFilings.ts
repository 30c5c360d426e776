import { sql, type RawBuilder } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import type { PageReply, ReachStatistics } from '#contract/page.ts';
import { SOURCES } from '#contract/codes.ts';
import { maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import { groupOf, statesOfGroup, type FilingGroup, type FilingStatuses } from '#contract/filingGroups.ts';
import { DECLARATION_STATUSES } from '#contract/statuses.ts';
import { toServerText } from '#schema/dateText.ts';
import { FILING_LIST, fitsFilter, type FacetFilter } from '../lists/countedList.ts';
import { countByFacets, sumOf, sumsBy, type FacetCount } from '../lists/facetCounts.ts';
import { severalNumbers } from '../lists/numberForms.ts';
import { pageKeys } from '../lists/pageKeys.ts';
import { readTogether } from '../lists/readTogether.ts';
import { searchList } from '../lists/searchList.ts';
import type { Search, SearchLimits } from '../lists/searchSteps.ts';
import { reachStatistics } from './reachStatistics.ts';
import { searchSample } from '../lists/searchSample.ts';
import { countListedFacets, facetKeys, sortedKeys } from '../lists/sortedKeys.ts';
import type { Db } from '../portal.ts';
import { containing } from './containing.ts';
import { dateRange } from './dateRange.ts';
import { filingOrder, firstSentBy, hasNumber, refusedFor } from './filingFilters.ts';
import { declarationType, predecessorNumber, PAID_FEE, type FilingRecord } from './filings.ts';
import { HAS_UNPLACED_ANSWER } from './unplacedReceipts.ts';

type Query = HandlerInput<'listFilings'>['query'];

const COLUMNS = [
  ...(['id', 'isf_no', 'ams_no', 'ams_type', 'bill_type', 'match_status', 'declaration_status'] as const),
  ...(['operator_name', 'operation_at', 'created_at', 'source', 'remark'] as const),
  ...([
    'is_duplicate',
    'customs_no',
    'to_complete',
    'waits_for',
    'buyer_name',
    'importer_id',
    'vessel',
    'loading_at',
  ] as const),
] as const;
type RowColumns = Pick<FilingRecord, (typeof COLUMNS)[number] | 'waits_for_ams_no' | 'fee' | 'has_unplaced_answer'>;

/**
 * [L01] A page of the filings list; statistics count the statuses over every filter but the statuses themselves. No call
 * counts or skips rows (decision 0010).
 */
export async function listFilings(
  db: Db,
  enterpriseId: string,
  query: Query,
  limits?: SearchLimits,
): Promise<PageReply<FilingRow>> {
  const { column, order } = filingOrder(query);
  const { base, filter } = facetFilter(query);
  const range = dateRange(query.createdAtBegin, query.createdAtEnd);
  const place = { filter, range, order, column, offset: (query.pageNum - 1) * query.pageSize, count: query.pageSize };
  const also = uncountedConditions(query);
  const search = searchOf(query, also);
  const sample = search && (await searchSample(db, FILING_LIST));
  return readTogether(db, async (trx) => {
    if (!search && also.length > 0) {
      const { counts, isCapped } = await countListedFacets(trx, FILING_LIST, enterpriseId, {
        range,
        filter: base,
        also,
      });
      const total = sumOf(counts.filter((one) => fitsFilter(one, filter)));
      const isFacet = FILING_LIST.facets.includes(column);
      const ids = await sortedKeys(trx, FILING_LIST, enterpriseId, { ...place, also, isFacet });
      return toFilingPage(counts, total, await readRows(trx, enterpriseId, ids), reachStatistics({ isCapped }));
    }
    const facetCounts = await countByFacets(trx, FILING_LIST, enterpriseId, { range, filter: base });
    if (search && sample) {
      const found = await searchList(
        trx,
        FILING_LIST,
        enterpriseId,
        { ...place, base, search, sample, limits },
        facetCounts,
      );
      return toFilingPage(
        found.counts,
        found.total,
        await readRows(trx, enterpriseId, found.ids),
        reachStatistics(found),
      );
    }
    const matching = facetCounts.filter((one) => fitsFilter(one, filter));
    const isFacet = FILING_LIST.facets.includes(column);
    const read = column === 'created_at' ? pageKeys : isFacet ? facetKeys : sortedKeys;
    const ids = await read(trx, FILING_LIST, enterpriseId, place, matching);
    return toFilingPage(facetCounts, sumOf(matching), await readRows(trx, enterpriseId, ids));
  });
}

/** A row as the wire shows it. */
export function toFilingRow(row: RowColumns): FilingRow {
  return {
    id: row.id,
    isfNo: row.isf_no,
    amsNo: row.ams_no,
    amsType: row.ams_type,
    billType: row.bill_type,
    declarationType: declarationType(row.bill_type),
    matchStatus: row.match_status,
    declarationStatus: row.declaration_status,
    latestOperator: row.operator_name,
    operationAt: toServerText(row.operation_at),
    createdAt: toServerText(row.created_at),
    source: SOURCES.find((source) => source === row.source) ?? 'Website',
    remark: row.remark,
    buyer: row.buyer_name,
    importer: maskPersonalId(row.importer_id) ?? row.importer_id,
    vessel: row.vessel,
    loading: row.loading_at && toServerText(row.loading_at),
    fee: row.fee,
    // [D07] The actions that the status allows, the same for every user of the enterprise.
    actions: [...DECLARATION_STATUSES[row.declaration_status].actions],
    toComplete: row.to_complete,
    isDuplicate: row.is_duplicate,
    customsNo: row.customs_no,
    hasParkedAnswer: Boolean(row.has_unplaced_answer),
    waitsFor: row.waits_for === null ? null : { id: row.waits_for, amsNo: row.waits_for_ams_no ?? '' },
  };
}

/** The facets that decide a group. */
const GROUP_FACETS = 'declaration_status,match_status,is_duplicate';
const groupValues = (group: FilingGroup) =>
  statesOfGroup(group).map(({ declarationStatus, matchStatus, isDuplicate }) => [
    declarationStatus,
    matchStatus,
    isDuplicate,
  ]);

function facetFilter({
  billType,
  houseScac,
  declarationStatus,
  matchStatus,
  group,
  toComplete,
}: Query): Record<'base' | 'filter', FacetFilter> {
  const base: FacetFilter = {
    ...(billType === undefined ? {} : { bill_type: [billType] }),
    ...(houseScac ? { house_scac: [houseScac.toUpperCase()] } : {}),
    ...(toComplete ? { to_complete: [true] } : {}),
  };
  const filter: FacetFilter = {
    ...base,
    ...(declarationStatus ? { declaration_status: declarationStatus } : {}),
    ...(matchStatus ? { match_status: [matchStatus] } : {}),
    ...(group ? { [GROUP_FACETS]: groupValues(group) } : {}),
  };
  return { base, filter };
}

/** Conditions that no counter has. */
function uncountedConditions({
  keyword,
  operationAtBegin,
  operationAtEnd,
  rejectCode,
  filedBy,
}: Query): RawBuilder<unknown>[] {
  const { begin, end } = dateRange(operationAtBegin, operationAtEnd);
  const numbers = severalNumbers(keyword);
  return [
    ...(numbers ? [hasNumber(numbers)] : []),
    ...(begin ? [sql`operation_at >= ${begin}`] : []),
    ...(end ? [sql`operation_at < ${end}`] : []),
    ...(rejectCode ? [refusedFor(rejectCode)] : []),
    ...(filedBy ? [firstSentBy(filedBy)] : []),
  ];
}

/** Case-insensitive substrings. Numbers are searched through the search text, whose index finds them. */
function searchOf(query: Query, conditions: readonly RawBuilder<unknown>[]): Search | null {
  const { amsNo, isfNo } = query;
  const keyword = severalNumbers(query.keyword) ? undefined : query.keyword;
  const typed = [keyword, amsNo, isfNo].filter((text) => text !== undefined);
  if (typed.length === 0) return null;
  const number = keyword ?? amsNo;
  return {
    typed,
    also: [
      ...conditions,
      ...(amsNo ? [sql`ams_no like ${containing(amsNo)}`] : []),
      ...(isfNo ? [sql`isf_no like ${containing(isfNo)}`] : []),
    ],
    // A search of one or two characters is mostly the start of a number.
    shortcut: number ? sql`ams_no like ${containing(number).slice(1)}` : undefined,
  };
}

async function readRows(db: Db, enterpriseId: string, ids: readonly string[]): Promise<FilingRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('filing')
    .select(COLUMNS)
    .select([predecessorNumber, PAID_FEE.as('fee'), HAS_UNPLACED_ANSWER.as('has_unplaced_answer')])
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toFilingRow);
}

function toFilingPage(
  counts: readonly FacetCount[],
  total: number,
  records: FilingRow[],
  reach: ReachStatistics = {},
): PageReply<FilingRow> {
  return {
    records,
    total,
    statistics: {
      declarationStatus: sumsBy(counts, 'declaration_status', 'rows'),
      matchStatus: sumsBy(counts, 'match_status', 'rows'),
      group: groupSums(counts),
      toComplete: sumsBy(counts, 'to_complete', 'rows')['true'] ?? 0,
      ...reach,
    },
  };
}

function groupSums(counts: readonly FacetCount[]): Record<FilingGroup, number> {
  const found = { waiting: 0, problem: 0, ok: 0, deleted: 0 };
  for (const { declaration_status, match_status, is_duplicate, rows } of counts) {
    const statuses = {
      declarationStatus: declaration_status,
      matchStatus: match_status,
      isDuplicate: is_duplicate,
    } as FilingStatuses;
    found[groupOf(statuses)] += rows;
  }
  return found;
}
