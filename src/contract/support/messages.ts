import { JOB_KINDS } from '../jobKinds.ts';
import { LOCALES } from '../limits.ts';
import { supportResource } from './supportResource.ts';

const STATES = ['waiting', 'sent', 'refused', 'expired'] as const;

/** The templates of mails. */
const MAIL_KINDS = [
  'code',
  'events',
  'test',
  'invitation',
  'invitedElsewhere',
  'passwordReset',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'apiKeyCreated',
  'resumeNotices',
  'serviceOpened',
  'originalsMissing',
  'serviceClosed',
  'serviceRejected',
  'parkedAnswers',
] as const;

/** Mails without their text, which may contain links that grant access. */
export const mails = supportResource({
  subject: 'mail',
  columns: {
    createdAt: { kind: 'time', filter: 'range', sort: true },
    recipient: { kind: 'text', filter: 'contains' },
    template: { kind: 'choice', choices: MAIL_KINDS, texts: 'desk.mailKinds', filter: 'equals' },
    mailSubject: { kind: 'text' },
    state: { kind: 'choice', choices: STATES, filter: 'equals' },
    attempts: { kind: 'number' },
    answer: { kind: 'text', single: true },
    locale: { kind: 'choice', choices: LOCALES, single: true },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    triedAt: { kind: 'time', single: true },
    doneAt: { kind: 'time' },
  },
  list: ['createdAt', 'recipient', 'template', 'mailSubject', 'state', 'attempts', 'enterpriseName', 'doneAt'],
  sort: ['createdAt', 'DESC'],
});

/** Notices to WeChat. */
export const pushes = supportResource({
  subject: 'push',
  columns: {
    createdAt: { kind: 'time', filter: 'range', sort: true },
    userName: { kind: 'text' },
    text: { kind: 'longText' },
    state: { kind: 'choice', choices: [...STATES, 'stored'], filter: 'equals' },
    attempts: { kind: 'number' },
    answer: { kind: 'text', single: true },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    doneAt: { kind: 'time' },
  },
  list: ['createdAt', 'userName', 'text', 'state', 'attempts', 'enterpriseName', 'doneAt'],
  sort: ['createdAt', 'DESC'],
});

/** Text messages without their text, which is a verification code, and the last four digits of the phone. */
export const textMessages = supportResource({
  subject: 'textMessage',
  columns: {
    createdAt: { kind: 'time', filter: 'range', sort: true },
    phone: { kind: 'code' },
    sentAt: { kind: 'time' },
    expiresAt: { kind: 'time' },
  },
  list: ['createdAt', 'phone', 'sentAt', 'expiresAt'],
  sort: ['createdAt', 'DESC'],
});

/** Strangers who asked for a call back. */
export const clues = supportResource({
  subject: 'clue',
  columns: {
    createdAt: { kind: 'time', filter: 'range', sort: true },
    name: { kind: 'text' },
    company: { kind: 'text' },
    contact: { kind: 'text' },
    message: { kind: 'longText' },
    locale: { kind: 'choice', choices: LOCALES, filter: 'equals' },
    state: { kind: 'choice', choices: ['open', 'done'], filter: 'equals' },
    handledBy: { kind: 'text' },
    handledAt: { kind: 'time' },
  },
  list: ['createdAt', 'company', 'name', 'contact', 'message', 'state', 'handledBy'],
  sort: ['createdAt', 'DESC'],
  search: ['name', 'company', 'contact'],
  acts: { handle: { reason: 'optional', when: { column: 'state', is: ['open'] } } },
});

/** Background jobs without their payload. */
export const jobs = supportResource({
  subject: 'job',
  columns: {
    queuedAt: { kind: 'time' },
    kind: { kind: 'choice', choices: JOB_KINDS, texts: 'desk.jobKinds', filter: 'equals' },
    state: { kind: 'choice', choices: ['waiting', 'running', 'failed', 'done'], filter: 'equals' },
    attempts: { kind: 'number' },
    runAt: { kind: 'time' },
    lastError: { kind: 'text', masked: true },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises' },
    doneAt: { kind: 'time' },
    requestId: { kind: 'code', filter: 'equals' },
    number: { kind: 'number', sort: true },
  },
  list: ['number', 'kind', 'state', 'attempts', 'queuedAt', 'runAt', 'lastError', 'enterpriseName', 'requestId'],
  sort: ['number', 'DESC'],
  acts: { retry: { reason: 'optional', when: { column: 'state', is: ['failed'] } } },
});
