import { AUDIT_ACTIONS } from './auditActions.ts';
import { supportResource } from './supportResource.ts';

/** The subjects of its entries. */
const SUBJECTS = [
  'enterprise',
  'application',
  'person',
  'filerCode',
  'apiKey',
  'moneyRequest',
  'topUp',
  'payment',
  'invoice',
  'couponCode',
  'parkedReceipt',
  'job',
  'clue',
  'notice',
  'versionPush',
  'localeMessage',
  'amsBill',
  'practice',
] as const;

/** Who did what, before and after, and from where; read only. */
export const auditLog = supportResource({
  subject: 'auditLog',
  columns: {
    at: { kind: 'time', filter: 'range' },
    userId: { kind: 'text', of: 'users', filter: 'equals' },
    userName: { kind: 'text' },
    action: { kind: 'choice', choices: AUDIT_ACTIONS, texts: 'desk.actions', filter: 'equals' },
    subject: { kind: 'choice', choices: SUBJECTS, texts: 'desk.subjects', filter: 'equals' },
    subjectId: { kind: 'text', filter: 'equals' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    enterpriseName: { kind: 'text' },
    reason: { kind: 'longText' },
    before: { kind: 'details', single: true, masked: true },
    after: { kind: 'details', single: true, masked: true },
    address: { kind: 'code', filter: 'equals' },
    requestId: { kind: 'code', single: true },
    number: { kind: 'number', sort: true, single: true },
  },
  list: ['at', 'userName', 'action', 'subjectId', 'enterpriseName', 'reason', 'address'],
  sort: ['number', 'DESC'],
});
