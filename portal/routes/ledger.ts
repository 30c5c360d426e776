import { sql } from 'kysely';
import { toServerText } from '#schema/dateText.ts';
import type { Downloads } from '../exports/downloads.ts';
import { compiled } from '../exports/exportQueries.ts';
import { ledgerSheet } from '../exports/ledgerSheets.ts';
import { fileName } from '../exports/sendDownload.ts';
import { sendSheet } from '../exports/sendSheet.ts';
import type { Handlers } from '../implement.ts';
import type { StatementTask } from '../pdf/writeStatement.ts';
import { refuse } from '../refusal.ts';
import { ledgerRowsQuery, listLedger } from '../store/ledger.ts';
import { statementMonth, statementRows } from '../store/statement.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';

type LedgerCall = 'listLedger' | 'exportLedger' | 'downloadStatement';

/** [M01] [M03] The movements of the purses: list, export, monthly statements. */
export const ledgerHandlers = (downloads: Downloads): Handlers<LedgerCall> => ({
  listLedger: ({ portal: { db }, principal, query }) => listLedger(db, principal.enterpriseId, query),
  exportLedger: async ({ query: { lang, ...filters }, ...call }) => {
    const { db } = call.portal;
    const columns = sql.join(ledgerSheet.columns.map(({ from }) => sql.ref(from)));
    const rows = ledgerRowsQuery(call.principal.enterpriseId, filters, columns);
    await sendSheet(downloads, call, 'ledger', compiled({ compile: () => rows.compile(db) }), lang);
  },
  downloadStatement: async ({ query: { month, format, clientRef, lang }, ...call }) => {
    const { portal, principal, reply } = call;
    const now = portal.clock();
    const found = statementMonth(month, now);
    if (!found) throw refuse('invalid', { errors: { month: { message: 'validation.date', args: {} } } });
    const rows = statementRows(principal.enterpriseId, found, clientRef);
    const query = compiled({ compile: () => rows.compile(portal.db) });
    const file = `statement-${month}`;
    if (format === 'xlsx') return sendSheet(downloads, call, 'statement', query, lang, file);
    const task: StatementTask = {
      kind: 'statement',
      connection: connectionConfig(portal),
      query,
      locale: lang ?? principal.locale,
      enterprise: principal.enterpriseName,
      month,
      clientRef: clientRef ?? '',
      soFar: found.isClosed ? '' : toServerText(now),
      now: found.isClosed ? found.end.getTime() : now.getTime(),
    };
    return downloads.send(portal, principal, reply, {
      name: fileName(file, 'pdf', now),
      worker: 'pdf',
      task,
    });
  },
});
