import { sql, type Compilable } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { Db } from '../portal.ts';
import { filingRowsQuery } from '../store/filingFilters.ts';
import { partyList } from '../store/parties.ts';
import { simpleRows } from '../store/simpleList.ts';
import { templateRows } from '../store/templateList.ts';
import type { RowsQuery } from './readRows.ts';
import { filingSheet, partySheet, templateSheet } from './sheetTables.ts';

/** [L06] The filings that match the filters, with the columns of their sheet. */
export function filingExport(db: Db, enterpriseId: string, query: HandlerInput<'exportFilings'>['query']): RowsQuery {
  return compiled(filingRowsQuery(db, enterpriseId, query).select(filingSheet.columns.map(({ from }) => from)));
}

/** [T01] The templates that match the filters. */
export function templateExport(
  db: Db,
  enterpriseId: string,
  query: HandlerInput<'exportTemplates'>['query'],
): RowsQuery {
  const rows = templateRows(db, enterpriseId, query).clearSelect();
  return compiled(rows.select(templateSheet.columns.map(({ from }) => from)));
}

/** [T05] The parties that match the filters. */
export function partyExport(db: Db, enterpriseId: string, query: HandlerInput<'exportParties'>['query']): RowsQuery {
  const rows = simpleRows(db, partyList, enterpriseId, query).clearSelect();
  // Declared fields are in the JSON body; the other columns are plain.
  const columns = partySheet.columns.map(({ from }) => {
    const [first = '', field] = from.split('.');
    return (field === undefined ? sql.ref(first) : sql`body ->> ${sql.lit(field)}`).as(from);
  });
  return compiled(rows.select(columns));
}

/** Compiles a query to text and parameters, for another thread. */
export function compiled(query: Compilable): RowsQuery {
  const { sql: text, parameters } = query.compile();
  return { sql: text, parameters };
}
