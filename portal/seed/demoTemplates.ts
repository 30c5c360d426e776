import type { Bill } from '#contract/entities/bill.ts';
import { demoIsf10, demoIsf5 } from './demoBills.ts';

/** A template of the practice enterprise. */
interface DemoTemplate {
  bill: Bill;
  by: 'demo-filer' | 'demo-admin';
  /** Days before the first start: when it was saved, and when a draft last began from it. */
  ago: number;
  used: number;
  lastUsed: number | null;
}

/** Finished and unfinished ones of both filing types; the first is the default of its filer code. */
export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  {
    bill: demoIsf10('OAKLINE', [], { template_name: 'OAKLINE furniture, Ningbo to Los Angeles' }),
    by: 'demo-filer',
    ago: 64,
    used: 41,
    lastUsed: 1,
  },
  {
    bill: demoIsf10('REDWOOD', [], { template_name: 'REDWOOD bicycles, Shanghai to Oakland' }),
    by: 'demo-filer',
    ago: 58,
    used: 23,
    lastUsed: 2,
  },
  {
    bill: demoIsf10('LAKESHORE', [], { template_name: 'LAKESHORE toys, Cat Lai to Chicago' }),
    by: 'demo-admin',
    ago: 51,
    used: 17,
    lastUsed: 3,
  },
  {
    bill: demoIsf10('OAKLINE', [], {
      template_name: 'OAKLINE upholstery (Viet Nam)',
      billHsRequestList: [{ hsCode: '940161', hsCountryCode: 'VN' }],
    }),
    by: 'demo-filer',
    ago: 33,
    used: 6,
    lastUsed: 12,
  },
  {
    bill: demoIsf10('REDWOOD', [], {
      template_name: 'REDWOOD spare parts, provider bond',
      bondType: 'Hgj_Continuous',
      billHsRequestList: [{ hsCode: '871499', hsCountryCode: 'CN' }],
    }),
    by: 'demo-admin',
    ago: 27,
    used: 4,
    lastUsed: 9,
  },
  {
    bill: demoIsf5([], { template_name: 'In transit to Manzanillo, Mexico' }),
    by: 'demo-admin',
    ago: 45,
    used: 12,
    lastUsed: 4,
  },
  {
    bill: demoIsf5([], { template_name: 'Transit Vancouver', deliveryCode: 'VANCOUVER|CAVAN', clientRef: 'WEEKLY' }),
    by: 'demo-filer',
    ago: 14,
    used: 0,
    lastUsed: null,
  },
  {
    bill: demoIsf10('LAKESHORE', [], {
      template_name: 'LAKESHORE new supplier (unfinished)',
      manufacturerName: '',
      manufacturerAddr: '',
      manufacturerCity: '',
      sellerName: '',
      sellerAddr: '',
      sellerCity: '',
    }),
    by: 'demo-filer',
    ago: 6,
    used: 0,
    lastUsed: null,
  },
];
