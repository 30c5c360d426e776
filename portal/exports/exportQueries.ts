import { sql, type Compilable } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { Db } from '../portal.ts';
import { filingRowsQuery } from '../store/filingFilters.ts';
import { partyList } from '../store/parties.ts';
import { simpleRows } from '../store/simpleList.ts';
import { templateRows } from '../store/templateList.ts';
import type { RowsQuery } from './readRows.ts';
import { filingSheet, partySheet, templateSheet } from './sheetTables.ts';

/** [L06] The rows of the sent list that the filters leave, with the columns of its sheet. */
export function filingExport(db: Db, enterpriseId: string, query: HandlerInput<'exportFilings'>['query']): RowsQuery {
  return compiled(filingRowsQuery(db, enterpriseId, query).select(filingSheet.columns.map(({ from }) => from)));
}

/** [T01] The same of the templates. */
export function templateExport(
  db: Db,
  enterpriseId: string,
  query: HandlerInput<'exportTemplates'>['query'],
): RowsQuery {
  const rows = templateRows(db, enterpriseId, query).clearSelect();
  return compiled(rows.select(templateSheet.columns.map(({ from }) => from)));
}

/** [T05] And of the address book, whose fields lie in its rows' bodies. */
export function partyExport(db: Db, enterpriseId: string, query: HandlerInput<'exportParties'>['query']): RowsQuery {
  const rows = simpleRows(db, partyList, enterpriseId, query).clearSelect();
  // Declared fields lie in the body; the rest are columns.
  const columns = partySheet.columns.map(({ from }) => {
    const [first = '', field] = from.split('.');
    return (field === undefined ? sql.ref(first) : sql`body ->> ${sql.lit(field)}`).as(from);
  });
  return compiled(rows.select(columns));
}

/** A query as text and values, for another thread. */
export function compiled(query: Compilable): RowsQuery {
  const { sql: text, parameters } = query.compile();
  return { sql: text, parameters };
}
