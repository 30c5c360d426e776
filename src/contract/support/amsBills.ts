import { LIMITS } from '../limits.ts';
import { supportResource } from './supportResource.ts';

/** [K02] B/L numbers that were filed for AMS: their filings cost the lower fee. Lists of them are imported. */
export const amsBills = supportResource({
  subject: 'amsBill',
  columns: {
    amsNo: { kind: 'code', filter: 'prefix', sort: true, max: LIMITS.amsNoMax },
    filedAt: { kind: 'time', filter: 'range', sort: true },
  },
  list: ['amsNo', 'filedAt'],
  sort: ['filedAt', 'DESC'],
  create: { columns: ['amsNo', 'filedAt'], required: ['amsNo'] },
  remove: {},
});
