import { compiled } from '../exports/exportQueries.ts';
import type { Downloads } from '../exports/downloads.ts';
import { sendSheet } from '../exports/sendSheet.ts';
import type { Handlers } from '../implement.ts';
import { readStatistics, statisticDays } from '../store/statistics.ts';

/** [R14] Billing statistics, and their days as a workbook. */
export const statisticHandlers = (downloads: Downloads): Handlers<'billStatistics' | 'exportBillStatistics'> => ({
  billStatistics: ({ portal, principal, query }) =>
    readStatistics(portal.db, { ...query, enterpriseId: principal.enterpriseId }),
  exportBillStatistics: async ({ query: { lang, ...query }, ...call }) => {
    const { db } = call.portal;
    const days = statisticDays({ ...query, enterpriseId: call.principal.enterpriseId });
    await sendSheet(downloads, call, 'statistics', compiled({ compile: () => days.compile(db) }), lang);
  },
});
