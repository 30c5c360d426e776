import { MATCH_STATUSES, SOURCES } from '../codes.ts';
import { DECLARATION_STATUS_NAMES } from '../statuses.ts';
import { supportResource, type SupportColumn } from './supportResource.ts';

/** Filings of all enterprises; read only. */
export const bills = supportResource({
  subject: 'filing',
  columns: {
    isfNo: { kind: 'code', filter: 'equals' },
    customsNo: { kind: 'code', filter: 'equals' },
    amsNo: { kind: 'code', filter: 'prefix' },
    billType: { kind: 'choice', choices: ['ISF-10', 'ISF-5'], filter: 'equals' },
    declarationStatus: {
      kind: 'choice',
      choices: DECLARATION_STATUS_NAMES,
      texts: 'statuses.declaration',
      filter: 'equals',
    },
    matchStatus: { kind: 'choice', choices: MATCH_STATUSES, texts: 'statuses.match', filter: 'equals' },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    operator: { kind: 'text' },
    importer: { kind: 'text', masked: true, single: true },
    buyerName: { kind: 'text', single: true },
    vessel: { kind: 'text', single: true },
    loadingAt: { kind: 'time', single: true },
    createdAt: { kind: 'time', filter: 'range', sort: true },
    operationAt: { kind: 'time' },
    /** The operation whose charge a refund would return now, and that charge. */
    refundableOperation: { kind: 'code', of: 'operations', single: true },
    refundableFee: { kind: 'coins', single: true },
    refundableBond: { kind: 'coins', single: true },
    refundableCoupons: { kind: 'number', single: true },
  },
  list: ['isfNo', 'amsNo', 'billType', 'declarationStatus', 'matchStatus', 'enterpriseName', 'operator', 'createdAt'],
  sort: ['createdAt', 'DESC'],
});

const operation = {
  at: { kind: 'time', filter: 'range', sort: true },
  billId: { kind: 'code', of: 'bills', filter: 'equals' },
  action: { kind: 'choice', choices: ['send', 'modify', 'resend', 'delete'], filter: 'equals' },
  operator: { kind: 'text' },
  source: { kind: 'choice', choices: SOURCES, texts: 'choices.source' },
  controlNo: { kind: 'code', filter: 'equals' },
  sentAt: { kind: 'time' },
  enterpriseName: { kind: 'text' },
  enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
  note: { kind: 'code', texts: 'history.notes', single: true },
  before: { kind: 'details', masked: true, single: true },
  after: { kind: 'details', masked: true, single: true },
  message: { kind: 'longText', masked: true, single: true },
} as const satisfies Record<string, SupportColumn>;

/** What was done with filings. */
export const operations = supportResource({
  subject: 'operation',
  columns: operation,
  list: ['at', 'billId', 'action', 'operator', 'source', 'controlNo', 'enterpriseName'],
  sort: ['at', 'DESC'],
});

/** The operations that have a message to customs. */
export const gatewayMessages = supportResource({
  subject: 'operation',
  columns: operation,
  list: ['at', 'controlNo', 'billId', 'action', 'sentAt', 'enterpriseName'],
  sort: ['at', 'DESC'],
});

/** Results of receipts of every format. */
const VERDICTS = [
  'ok',
  'accepted',
  'warning',
  'rejected',
  'onFile',
  'notOnFile',
  'wrongType',
  'duplicate',
  'unknown',
] as const;

export const receipts = supportResource({
  subject: 'receipt',
  columns: {
    at: { kind: 'time', filter: 'range', sort: true },
    billId: { kind: 'code', of: 'bills', filter: 'equals' },
    kind: { kind: 'choice', choices: ['ack', 'response', 'advisory'], texts: 'desk.receiptKinds', filter: 'equals' },
    verdict: { kind: 'choice', choices: VERDICTS, texts: 'desk.verdicts', filter: 'equals' },
    code: { kind: 'code', filter: 'equals' },
    message: { kind: 'text', masked: true },
    field: { kind: 'code', single: true },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    raw: { kind: 'longText', masked: true, single: true },
  },
  list: ['at', 'billId', 'kind', 'verdict', 'code', 'message', 'enterpriseName'],
  sort: ['at', 'DESC'],
});

/** Answers of customs that match no filing. */
export const unplacedReceipts = supportResource({
  subject: 'parkedReceipt',
  columns: {
    at: { kind: 'time', filter: 'range' },
    state: { kind: 'choice', choices: ['parked', 'applied', 'discarded'], filter: 'equals' },
    parkedFor: {
      kind: 'choice',
      choices: ['malformed', 'unknownFiling', 'otherMessage', 'contradicts', 'notRead'],
      filter: 'equals',
    },
    isfNo: { kind: 'code', filter: 'equals', max: 20 },
    handledBy: { kind: 'text' },
    handledAt: { kind: 'time' },
    number: { kind: 'number', sort: true },
    raw: { kind: 'longText', masked: true, single: true },
  },
  list: ['at', 'state', 'parkedFor', 'isfNo', 'handledBy', 'handledAt'],
  sort: ['number', 'DESC'],
  acts: {
    apply: {
      columns: ['isfNo'],
      required: ['isfNo'],
      reason: 'required',
      when: { column: 'state', is: ['parked'] },
    },
    /** After an update of the program, or when the filing exists by now. */
    readAgain: { when: { column: 'state', is: ['parked'] } },
    discard: { reason: 'required', when: { column: 'state', is: ['parked'] } },
  },
});
