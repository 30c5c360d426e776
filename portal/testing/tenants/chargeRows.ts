import type { BuiltCall } from '#contract/endpoints/index.ts';
import type { TestPortal } from '../harness.ts';
import { RIVAL_AMS, rivalFiler, rivalQuery, unzipWorkbook, type CallById, type CallWithoutId } from './tenantCalls.ts';

type ChargeCall = Extract<
  BuiltCall,
  'listConsumption' | 'exportConsumption' | 'listBondSettlements' | 'exportBondSettlements' | 'saveConsumptionRemark'
>;

/** Rows of the tenant matrix for charges. */
export const chargeRows = (test: () => TestPortal): Record<ChargeCall, CallById | CallWithoutId> => {
  const list = (path: string): CallWithoutId => ({
    calls: [
      (client) => client.get(`${path}?pageSize=100`),
      (client) => client.get(`${path}?keyword=CANARY`),
      (client) => client.get(`${path}?keyword=${RIVAL_AMS}`),
      (client) => client.get(`${path}?operator=Rolf`),
      async (client) => client.get(`${path}?operator=${await rivalFiler(test())}`),
      (client) => client.get(`${path}?${rivalQuery(test().rivalId)}`),
    ],
  });
  return {
    listConsumption: list('/consume-record'),
    listBondSettlements: list('/bond/settlements'),
    exportConsumption: {
      calls: [
        (client) => unzipWorkbook(client.get(`/consume-record/excel-export?${rivalQuery(test().rivalId)}`)),
        async (client) =>
          unzipWorkbook(client.get(`/consume-record/excel-export?operator=${await rivalFiler(test())}`)),
      ],
    },
    exportBondSettlements: {
      record: 'bondSettlement',
      call: (client, id) => client.get(`/bond/settlements/export?ids=${encodeURIComponent(id)}`),
    },
    saveConsumptionRemark: {
      record: 'consumption',
      call: (client, id) => client.post('/user-remark', { id, remark: 'Mine' }),
    },
  };
};
