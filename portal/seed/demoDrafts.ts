import type { Bill } from '#contract/entities/bill.ts';
import { demoIsf10, demoIsf5 } from './demoBills.ts';

/** A draft of the practice enterprise. */
export interface DemoDraft {
  bill: Bill;
  by: 'demo-filer' | 'demo-admin';
  /** Minutes before the first start. */
  ago: number;
  /** Hours from the first start until the cargo is loaded. */
  loadingIn?: number;
}

const HOUR_MINUTES = 60;

/** Ready and unfinished ones; typed, read from a document and imported; loaded, loading soon and later. */
export const DEMO_DRAFTS: readonly DemoDraft[] = [
  { bill: demoIsf5(['MSCUQN740016', 'MSCUQN740017']), by: 'demo-admin', ago: 74 * HOUR_MINUTES, loadingIn: 9 * 24 },
  {
    bill: demoIsf10('LAKESHORE', ['ONEYSGNF60225100'], {
      from: 'IMPORT',
      shipName: '',
      shipAddr: '',
      shipCity: '',
      shipCountryCode: '',
      billHsRequestList: [{ hsCode: '9503', hsCountryCode: 'VN' }],
    }),
    by: 'demo-filer',
    ago: 50 * HOUR_MINUTES,
    loadingIn: -5,
  },
  {
    bill: demoIsf10('REDWOOD', ['COSU6425528113'], {
      from: 'AI',
      consigneeId: '',
      stuffingName: '',
      stuffingAddr: '',
      manufacturerAddr: 'NO. 301 HUANCHENG ROAD',
    }),
    by: 'demo-filer',
    ago: 26 * HOUR_MINUTES,
    loadingIn: 44,
  },
  {
    bill: demoIsf10('OAKLINE', ['EGLV143500918264', 'EGLV143500918265']),
    by: 'demo-filer',
    ago: 4 * HOUR_MINUTES,
    loadingIn: 21,
  },
  { bill: demoIsf10('REDWOOD', ['COSU6425530920']), by: 'demo-filer', ago: 2 * HOUR_MINUTES },
  {
    bill: demoIsf10('LAKESHORE', [], { importerId: '', bondHolderId: '' }),
    by: 'demo-filer',
    ago: 35,
  },
];
