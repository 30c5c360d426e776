import { sql } from 'kysely';
import { LIMITS } from '#contract/limits.ts';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import { compiled } from '../exports/exportQueries.ts';
import type { RowsQuery } from '../exports/readRows.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { liveDrafts, type DraftReader } from '../store/drafts.ts';
import { filingRowsQuery } from '../store/filingFilters.ts';
import { requireFilings } from '../store/requireFilings.ts';

/**
 * Live drafts to be printed, in the requested order, each once.
 * @throws Refusal `notFound` for the whole call when one is missing, sent, removed or another owner's or tenant's
 */
export async function draftsForPdf(db: Db, reader: DraftReader, ids: readonly string[]): Promise<RowsQuery> {
  const wanted = [...new Set(ids)];
  const chosen = liveDrafts(db, reader).where('id', 'in', wanted);
  const { found } = await chosen.select((row) => row.fn.countAll<number>().as('found')).executeTakeFirstOrThrow();
  if (found < wanted.length) throw refuse('notFound');
  const rows = chosen
    .select([
      'bill_type',
      'body',
      sql`null`.as('isf_no'),
      sql`null`.as('customs_no'),
      sql`null`.as('status'),
      'updated_at',
      'operator_name',
    ])
    .orderBy(sql`array_position(${wanted}::text[], id)`);
  return compiled(rows);
}

/**
 * Filings to be printed, in list order.
 * @throws Refusal `exportTooMany` above the limit of one file, `exportEmpty` for none, `notFound` for a selection with
 *   a filing that is missing or another tenant's
 */
export async function filingsForPdf(
  db: Db,
  enterpriseId: string,
  query: HandlerInput<'exportFilingsPdf'>['query'],
): Promise<RowsQuery> {
  if (query.ids) await requireFilings(db, enterpriseId, query.ids);
  const chosen = filingRowsQuery(db, enterpriseId, query);
  const { length } = await chosen
    .select('id')
    .limit(LIMITS.pdfFilings + 1)
    .execute();
  if (length > LIMITS.pdfFilings) throw refuse('exportTooMany', { args: { most: LIMITS.pdfFilings } });
  if (length === 0) throw refuse('exportEmpty');
  return compiled(
    chosen.select(['bill_type', 'body', 'isf_no', 'customs_no', 'declaration_status', 'operation_at', 'operator_name']),
  );
}
