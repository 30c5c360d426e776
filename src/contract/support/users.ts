import { supportResource } from './supportResource.ts';

/** Accounts of people, support staff included. */
export const users = supportResource({
  subject: 'person',
  columns: {
    account: { kind: 'text', filter: 'contains', sort: true },
    name: { kind: 'text' },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    role: { kind: 'choice', choices: ['filer', 'support'], filter: 'equals' },
    admin: { kind: 'yes', filter: 'equals' },
    subAccount: { kind: 'yes' },
    joined: { kind: 'yes', single: true },
    disabled: { kind: 'yes', filter: 'equals' },
    secondFactor: { kind: 'yes' },
    sessions: { kind: 'number', single: true },
    lastSignInAt: { kind: 'time', sort: 'emptyLast' },
    createdAt: { kind: 'time', sort: true },
  },
  list: ['account', 'name', 'enterpriseName', 'role', 'admin', 'disabled', 'secondFactor', 'lastSignInAt'],
  sort: ['createdAt', 'DESC'],
  search: ['account', 'name'],
  acts: {
    disable: { reason: 'required', when: { column: 'disabled', is: [false] } },
    enable: { reason: 'required', when: { column: 'disabled', is: [true] } },
    resetSecondFactor: { reason: 'required', when: { column: 'secondFactor', is: [true] } },
  },
});
