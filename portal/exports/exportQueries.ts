import { sql, type Compilable, type RawBuilder } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { Db } from '../portal.ts';
import { contactList } from '../store/contacts.ts';
import { draftRowsQuery } from '../store/draftList.ts';
import type { DraftReader } from '../store/drafts.ts';
import { filingRowsQuery } from '../store/filingFilters.ts';
import { PAID_FEE } from '../store/filings.ts';
import { partyList } from '../store/parties.ts';
import { simpleRows } from '../store/simpleList.ts';
import { templateRows } from '../store/templateList.ts';
import type { RowsQuery } from './readRows.ts';
import { SHEET_TABLES, type SheetTableName } from './sheetTables.ts';

const COMPUTED: Readonly<Record<string, RawBuilder<unknown>>> = {
  ams_nos: sql`array_to_string(ams_nos, ', ')`,
  fee: PAID_FEE,
  goods: sql`(
    select string_agg(concat_ws(' ', line ->> 'hsCode', nullif(line ->> 'hsCountryCode', '')), ', ')
    from jsonb_array_elements(body -> 'billHsRequestList') line)`,
  containers: sql`(
    select string_agg(line ->> 'containerNo', ', ')
    from jsonb_array_elements(body -> 'containerList') line)`,
};

/** The columns of a table's query. Declared fields are in the JSON body. */
const sheetColumnRefs = (table: SheetTableName) =>
  SHEET_TABLES[table].columns.map(({ from }: { from: string }) => {
    const [first = '', field] = from.split('.');
    return (COMPUTED[from] ?? (field === undefined ? sql.ref(first) : sql`body ->> ${sql.lit(field)}`)).as(from);
  });

/** [L06] The filings that match the filters, with the columns of their sheet. */
export const filingExport = (db: Db, enterpriseId: string, query: HandlerInput<'exportFilings'>['query']): RowsQuery =>
  compiled(filingRowsQuery(db, enterpriseId, query).select(sheetColumnRefs('filings')));

/** [L01] The live drafts that match the filters. */
export const draftExport = (
  db: Db,
  reader: DraftReader,
  query: HandlerInput<'exportDrafts'>['query'],
  now: Date,
): RowsQuery => compiled(draftRowsQuery(db, reader, query, now).select(sheetColumnRefs('drafts')));

/** [T01] The templates that match the filters. */
export const templateExport = (
  db: Db,
  enterpriseId: string,
  query: HandlerInput<'exportTemplates'>['query'],
): RowsQuery => compiled(templateRows(db, enterpriseId, query).clearSelect().select(sheetColumnRefs('templates')));

/** [T05] The parties that match the filters. */
export const partyExport = (db: Db, enterpriseId: string, query: HandlerInput<'exportParties'>['query']): RowsQuery =>
  compiled(simpleRows(db, partyList, enterpriseId, query).clearSelect().select(sheetColumnRefs('parties')));

/** [T05] The contacts that match the filters. */
export const contactExport = (db: Db, enterpriseId: string, query: HandlerInput<'exportLinkmen'>['query']): RowsQuery =>
  compiled(simpleRows(db, contactList, enterpriseId, query).clearSelect().select(sheetColumnRefs('contacts')));

export function compiled(query: Compilable): RowsQuery {
  const { sql: text, parameters } = query.compile();
  return { sql: text, parameters };
}
