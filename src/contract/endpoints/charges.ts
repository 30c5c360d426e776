import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { zodShape } from '#schema/zodOf.ts';
import { calls } from '../calls.ts';
import { BOND_TYPES, CHARGE_ITEMS, CHARGE_KINDS, PAY_TYPES } from '../codes.ts';
import { consumptionRecord } from '../entities/charges.ts';
import { LOCALES } from '../limits.ts';
import { id, ids, keyword, pageShape, paging, queryNumber, sorting, wireTime, wireTimeEnd } from '../page.ts';

const coins = z.number().int();
const payType = z.union(PAY_TYPES.map((type) => z.literal(type)));

const charged = {
  id,
  filingId: id,
  amsNo: z.string(),
  /** Negative for a refund, as every amount of it. */
  coins,
  payType,
  orderNo: z.string(),
  operator: z.string(),
  operatorId: z.string(),
  at: z.string(),
  remark: z.string(),
  revision: z.number().int(),
  /** Only the operator may. */
  mayEditRemark: z.boolean(),
};
const consumptionRow = z.object({ ...charged, item: z.enum(CHARGE_ITEMS), couponDeduction: coins });
const bondSettlementRow = z.object({ ...charged, isfNo: z.string(), bondType: z.enum(BOND_TYPES) });
export type ConsumptionRow = z.output<typeof consumptionRow>;
export type BondSettlementRow = z.output<typeof bondSettlementRow>;

/** `statistics` of a page: sums over every row of the filters; null where a search did not count every match. */
export interface ChargeStatistics {
  count: number;
  coins: number | null;
  /** Of consumption only. */
  couponDeduction?: number | null;
  /** Coins by way to pay; empty where `coins` is null. */
  byPayType: Record<string, number>;
  /** Who has rows, whatever operator is chosen. */
  operators: { id: string; name: string; count: number }[];
}

const chargeFilters = {
  keyword,
  /** Id or name. */
  operator: keyword,
  payType: queryNumber.pipe(payType).optional(),
  kind: z.enum(CHARGE_KINDS).optional(),
  tradeAtBegin: wireTime.optional(),
  tradeAtEnd: wireTimeEnd.optional(),
};
const consumptionFilters = { ...chargeFilters, item: z.enum(CHARGE_ITEMS).optional() };
/** The list's filters and order, and selected rows by id, joined by commas ([L06]). */
const exported = {
  ...sorting,
  ids: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(ids)
    .optional(),
  lang: z.enum(LOCALES).optional(),
};

const remarkBody = z.strictObject({
  id,
  ...(zodShape({ remark: consumptionRecord.fields.remark }) as { remark: z.ZodType<string, string> }),
  /** A stale write is refused (409); without it, the remark is overwritten. */
  revision: z.number().int().min(1).optional(),
});

export const chargeEndpoints = {
  listConsumption: endpoint(calls.listConsumption, {
    query: z.object({ ...consumptionFilters, ...paging }),
    reply: pageShape(consumptionRow),
    searches: ['keyword'],
  }),
  exportConsumption: endpoint(calls.exportConsumption, {
    query: z.object({ ...consumptionFilters, ...exported }),
    reply: z.void(),
  }),
  listBondSettlements: endpoint(calls.listBondSettlements, {
    query: z.object({ ...chargeFilters, ...paging }),
    reply: pageShape(bondSettlementRow),
    searches: ['keyword'],
  }),
  exportBondSettlements: endpoint(calls.exportBondSettlements, {
    query: z.object({ ...chargeFilters, ...exported }),
    reply: z.void(),
  }),
  saveConsumptionRemark: endpoint(calls.saveConsumptionRemark, {
    body: remarkBody,
    reply: z.object({ id, remark: z.string(), revision: z.number().int() }),
  }),
};
