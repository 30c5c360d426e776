import { sql } from 'kysely';
import type { Downloads } from '../exports/downloads.ts';
import { readNumberForms } from '../lists/numberForms.ts';
import { sendSheet, type SheetCall } from '../exports/sendSheet.ts';
import { bondSettlementSheet, consumptionSheet } from '../exports/chargeSheets.ts';
import { compiled } from '../exports/exportQueries.ts';
import type { Handlers } from '../implement.ts';
import {
  bondSettlementList,
  chargeRowsQuery,
  consumptionList,
  requireCharges,
  type ChargeFilters,
} from '../store/chargeList.ts';
import { saveChargeRemark } from '../store/chargeRemark.ts';
import { listCharges } from '../store/listCharges.ts';
import type { Locale } from '#contract/limits.ts';

type Charges =
  | 'listConsumption'
  | 'exportConsumption'
  | 'listBondSettlements'
  | 'exportBondSettlements'
  | 'saveConsumptionRemark';

const SHEETS = {
  consumption: { source: consumptionList, sheet: consumptionSheet },
  bondSettlements: { source: bondSettlementList, sheet: bondSettlementSheet },
} as const;

/** [R12] [R13] [G14] Charges of the enterprise: lists with their sums, exports, and remarks of the operators. */
export function chargeHandlers(downloads: Downloads): Handlers<Charges> {
  const send = async (
    call: SheetCall,
    name: keyof typeof SHEETS,
    { lang, ...filters }: ChargeFilters & { lang?: Locale | undefined },
  ) => {
    const { source, sheet } = SHEETS[name];
    const { db } = call.portal;
    const { enterpriseId } = call.principal;
    if (filters.ids) await requireCharges(db, source, enterpriseId, filters.ids);
    const columns = sql.join(sheet.columns.map(({ from }) => sql.ref(from)));
    const query = await chargeRowsQuery(db, source, enterpriseId, filters, columns);
    await sendSheet(downloads, call, name, compiled({ compile: () => query.compile(db) }), lang);
  };
  return {
    listConsumption: ({ portal, principal, query }) =>
      readNumberForms(query, (form) => listCharges(portal.db, consumptionList, principal, form)),
    listBondSettlements: ({ portal, principal, query }) =>
      readNumberForms(query, (form) => listCharges(portal.db, bondSettlementList, principal, form)),
    exportConsumption: ({ query, ...call }) => send(call, 'consumption', query),
    exportBondSettlements: ({ query, ...call }) => send(call, 'bondSettlements', query),
    saveConsumptionRemark: ({ portal, principal, body }) =>
      portal.db.transaction().execute((trx) => saveChargeRemark(trx, principal, body, portal.clock())),
  };
}
