import { AUDIT_STATUSES } from '../codes.ts';
import { LIMITS } from '../limits.ts';
import { supportResource } from './supportResource.ts';

/** Enterprises with their settings and wallet. */
export const enterprises = supportResource({
  subject: 'enterprise',
  columns: {
    name: { kind: 'text', filter: 'contains', sort: true, max: LIMITS.enterpriseName, required: true },
    /** The id, by which other lists filter. */
    enterpriseId: { kind: 'code', filter: 'equals' },
    enabled: { kind: 'yes', filter: 'equals' },
    auditStatus: { kind: 'choice', choices: AUDIT_STATUSES, filter: 'equals' },
    houseScac: { kind: 'code', filter: 'equals' },
    filerCodes: { kind: 'text' },
    customsPort: { kind: 'code', single: true },
    customsFiler: { kind: 'code', single: true },
    customsPreparer: { kind: 'code', single: true },
    customsBlockText: { kind: 'text', single: true },
    balance: { kind: 'coins', sort: true },
    coupons: { kind: 'number' },
    creditLimit: { kind: 'coins', min: 0, max: 1_000_000, required: true },
    creditUsed: { kind: 'coins' },
    vip: { kind: 'yes', filter: 'equals' },
    billingForAdminsOnly: { kind: 'yes', single: true },
    sharedDrafts: { kind: 'yes', single: true },
    people: { kind: 'number' },
    createdAt: { kind: 'time', filter: 'range', sort: true },
  },
  list: [
    'name',
    'enterpriseId',
    'houseScac',
    'auditStatus',
    'enabled',
    'balance',
    'coupons',
    'creditLimit',
    'vip',
    'people',
    'createdAt',
  ],
  sort: ['createdAt', 'DESC'],
  search: ['name', 'houseScac'],
  update: {
    columns: ['name', 'enabled', 'creditLimit', 'vip', 'billingForAdminsOnly', 'sharedDrafts'],
    reason: 'required',
  },
});
