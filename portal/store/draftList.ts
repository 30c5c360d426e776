import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import type { PageReply } from '#contract/page.ts';
import type { SortColumns } from '#contract/sortFields.ts';
import { dueMark } from '#rules/dueMark.ts';
import { priceAtMost } from '#rules/pricing.ts';
import { toServerText } from '#schema/dateText.ts';
import { DRAFT_LIST, type FacetFilter } from '../lists/countedList.ts';
import { countByFacets, sumOf } from '../lists/facetCounts.ts';
import { severalNumbers } from '../lists/numberForms.ts';
import { pageKeys, type PagePlace } from '../lists/pageKeys.ts';
import { readTogether } from '../lists/readTogether.ts';
import { searchList } from '../lists/searchList.ts';
import type { SearchResult, SearchLimits } from '../lists/searchSteps.ts';
import { searchSample, type SearchSample } from '../lists/searchSample.ts';
import { countListed, facetKeys, listedRows, listOrder, loadingKeys, sortedKeys } from '../lists/sortedKeys.ts';
import type { TimeRange } from '../lists/timeRange.ts';
import type { Db, Tx } from '../portal.ts';
import { containsNumber } from './containing.ts';
import { dateRange } from './dateRange.ts';
import { draftTiles, dueRange, ownerFilter } from './draftTiles.ts';
import { reachStatistics } from './reachStatistics.ts';
import { liveDrafts, type DraftReader } from './drafts.ts';
import { sortColumn } from './sortColumn.ts';

type ListReader = Pick<DraftReader, 'enterpriseId' | 'draftsOf'>;
type DraftQuery = HandlerInput<'listDrafts'>['query'];

/** Sortable fields and their columns. */
const SORT_COLUMNS = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  loadingAt: 'loading_at',
  billType: 'bill_type',
  houseScac: 'scac',
  amsNos: 'ams_nos',
  importerId: 'importer_id',
  bugerName: 'buyer_name',
  template_name: 'template_name',
  from: 'origin_mark',
  problems: 'problems',
  filled: 'completeness',
  operator: 'operator_name',
} as const satisfies SortColumns<'drafts'>;

/** [L01] One page of the live drafts that the caller may use, newest first by default; `statistics` are its tiles. */
export async function listDrafts(
  db: Db,
  reader: ListReader,
  query: DraftQuery,
  now: Date,
  limits?: SearchLimits,
): Promise<PageReply<DraftRow>> {
  const sample = query.keyword ? await searchSample(db, DRAFT_LIST) : null;
  return readTogether(db, async (trx) => {
    const { ids, total, ...reach } = await findPage(trx, reader, { ...query, sample, limits }, now);
    return {
      records: await readRows(trx, reader, ids, now),
      total,
      statistics: { ...(await draftTiles(trx, reader, now)), ...reachStatistics(reach) },
    };
  });
}

async function findPage(
  trx: Tx,
  { enterpriseId, draftsOf }: ListReader,
  query: DraftQuery & { sample: SearchSample | null; limits?: SearchLimits | undefined },
  now: Date,
): Promise<Pick<SearchResult, 'ids' | 'total' | 'isCapped' | 'reach'>> {
  const filter = { ...facetFilter(query), ...ownerFilter(draftsOf, query.ownerId) };
  const range = dateRange(query.createdAtBegin, query.createdAtEnd);
  const offset = (query.pageNum - 1) * query.pageSize;
  const place = { filter, range, ...draftOrder(query), offset, count: query.pageSize };
  const due = query.due && dueRange(query.due, now);
  if (due || severalNumbers(query.keyword)) {
    return findUncounted(trx, enterpriseId, {
      ...place,
      due: due || { begin: null, end: null },
      keyword: query.keyword,
    });
  }
  const facetCounts = await countByFacets(trx, DRAFT_LIST, enterpriseId, { range, filter });
  const { keyword, sample, limits } = query;
  if (keyword && sample) {
    const search = { typed: [keyword] };
    const found = await searchList(
      trx,
      DRAFT_LIST,
      enterpriseId,
      { ...place, base: filter, search, sample, limits },
      facetCounts,
    );
    return found;
  }
  return {
    ids: await readerOf(place)(trx, DRAFT_LIST, enterpriseId, place, facetCounts),
    total: sumOf(facetCounts),
    isCapped: false,
  };
}

/** A deadline filter sorts by the nearest deadline first, `past` by the latest. */
function draftOrder({ sortField, sortOrder, due }: Pick<DraftQuery, 'sortField' | 'sortOrder' | 'due'>) {
  const column = sortColumn(SORT_COLUMNS, sortField) ?? (due ? 'loading_at' : 'created_at');
  const ownOrder: 'asc' | 'desc' = due && due !== 'past' && !sortField ? 'asc' : 'desc';
  return { column, order: sortOrder ?? ownOrder };
}

function readerOf({ column, order }: PagePlace & { column: string }) {
  if (column === 'created_at') return pageKeys;
  if (column === 'loading_at' && order === 'asc') return loadingKeys;
  return DRAFT_LIST.facets.includes(column) ? facetKeys : sortedKeys;
}

type UncountedPlace = PagePlace & { column: string; due: TimeRange; keyword: string | undefined };

/** Finds drafts by loading time or several numbers. Counts come from the per-day counters unless another filter excludes that. */
async function findUncounted(trx: Tx, enterpriseId: string, { due, keyword, ...place }: UncountedPlace) {
  const also = [...loadingConditions(due), ...keywordConditions(keyword)];
  const ids = await sortedKeys(trx, DRAFT_LIST, enterpriseId, { ...place, also, isKnown: true });
  if (keyword || place.range.begin || place.range.end) {
    return { ids, ...(await countListed(trx, DRAFT_LIST, enterpriseId, { ...place, also })) };
  }
  const facetCounts = await countByFacets(trx, DRAFT_LIST, enterpriseId, {
    axis: 'l',
    range: due,
    filter: place.filter,
  });
  return { ids, total: sumOf(facetCounts), isCapped: false };
}

function facetFilter({
  billType,
  houseScac,
  readiness,
  from,
}: Pick<DraftQuery, 'billType' | 'houseScac' | 'readiness' | 'from'>): FacetFilter {
  return {
    ...(billType === undefined ? {} : { bill_type: [billType] }),
    ...(readiness ? { is_ready: [readiness === 'ready'] } : {}),
    ...(from ? { origin_mark: [from] } : {}),
    ...(houseScac ? { scac: [houseScac.toUpperCase().slice(0, 20)] } : {}),
  };
}

/**
 * The live drafts of the caller's list that match its filters, in its order, without paging.
 * @example draftRowsQuery(db, principal, { billType: 1 }, now).select(['id', 'ams_nos'])
 */
export function draftRowsQuery(
  db: Db,
  { enterpriseId, draftsOf }: ListReader,
  query: HandlerInput<'exportDrafts'>['query'],
  now: Date,
) {
  const due = query.due && dueRange(query.due, now);
  const also = [...(due ? loadingConditions(due) : []), ...keywordConditions(query.keyword)];
  const filter = { ...facetFilter(query), ...ownerFilter(draftsOf, query.ownerId) };
  const range = dateRange(query.createdAtBegin, query.createdAtEnd);
  return db
    .selectFrom('draft')
    .where(sql<SqlBool>`${listedRows(DRAFT_LIST, enterpriseId, { filter, range, also })}`)
    .orderBy(listOrder(DRAFT_LIST, draftOrder(query)));
}

function keywordConditions(keyword: string | undefined): RawBuilder<unknown>[] {
  const numbers = severalNumbers(keyword);
  if (numbers) return [sql`ams_nos && ${numbers}::text[]`];
  return keyword ? [containsNumber('search', keyword)] : [];
}

const loadingConditions = ({ begin, end }: TimeRange): RawBuilder<unknown>[] => [
  ...(begin ? [sql`loading_at >= ${begin}`] : []),
  ...(end ? [sql`loading_at < ${end}`] : []),
];

async function readRows(trx: Tx, reader: ListReader, ids: readonly string[], now: Date): Promise<DraftRow[]> {
  if (ids.length === 0) return [];
  const rows = await liveDrafts(trx, reader)
    .where('id', 'in', ids)
    .select((row) => row.selectFrom('app_user').whereRef('app_user.id', '=', 'owner_id').select('name').as('owner'))
    .select([
      'id',
      'owner_id',
      'revision',
      'bill_type',
      'house_scac',
      'ams_nos',
      'importer_id',
      'buyer_name',
      'template_name',
      sql<string | null>`body ->> 'bondType'`.as('bond_type'),
      sql<string | null>`body ->> 'cargoType'`.as('cargo_type'),
    ])
    .select(['origin', 'problems', 'filled', 'asked', 'loading_at', 'operator_name', 'created_at', 'updated_at'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => ({
      id: row.id,
      revision: row.revision,
      billType: row.bill_type,
      houseScac: row.house_scac,
      amsNos: row.ams_nos,
      // Only the draft itself returns the whole number.
      importerId: maskPersonalId(row.importer_id) ?? row.importer_id,
      bugerName: row.buyer_name,
      template_name: row.template_name,
      from: row.origin,
      problems: row.problems,
      filled: row.filled,
      asked: row.asked,
      priceAtMost: priceAtMost({
        amsNos: row.ams_nos,
        bondType: row.bond_type ?? '',
        cargoType: row.cargo_type ?? '',
      }),
      loadingAt: row.loading_at && toServerText(row.loading_at),
      due: dueMark(row.loading_at, now),
      operator: row.operator_name,
      owner: row.owner ?? '',
      ownerId: row.owner_id,
      createdAt: toServerText(row.created_at),
      updatedAt: toServerText(row.updated_at),
    }));
}
