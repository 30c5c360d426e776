import { readLeniently } from '#schema/zodOf.ts';
import { ISF_10, ISF_5, type BillType, type OperationAction } from '#contract/codes.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { readLines, writeLines, type Line } from './lineForm.ts';

/** SF10 8: add, replace, delete. */
const MESSAGE_ACTIONS = { send: 'A', resend: 'A', modify: 'R', delete: 'D' } as const satisfies Record<
  OperationAction,
  string
>;
export type MessageAction = (typeof MESSAGE_ACTIONS)[OperationAction];

/** One message to customs about one filing. */
export interface FilingMessage {
  action: MessageAction;
  /** Names this message; the receiver recognizes a repetition by it. */
  controlNo: string;
  /** The filing's isfNo, which practice customs takes as transaction number and every answer echoes. */
  transactionNo: string;
  bill: Bill;
}

/** What an operation is called on the wire. */
export const messageAction = (action: OperationAction): MessageAction => MESSAGE_ACTIONS[action];

/**
 * Writes a filing as the message that goes to customs.
 * This is the seam of the customs message: today a compact line form of every filled field; the 80-column CATAIR
 * records (SF10–SF50) take its place here, and gateways and stored operations only ever handle the text.
 */
export function encodeFiling({ action, controlNo, transactionNo, bill }: FilingMessage): string {
  const lines: Line[] = [{ tag: 'HDR', values: [action, controlNo, transactionNo, String(bill.billType)] }];
  const { amsRequestList, billHsRequestList } = bill;
  for (const row of amsRequestList) lines.push({ tag: 'BIL', values: [row.amsType, row.amsNo] });
  if (action !== 'D') {
    for (const [name, value] of Object.entries(bill)) {
      if (OWN_NOTES.has(name) || !(name in billEntity(bill.billType).fields)) continue;
      if (typeof value === 'string' && value !== '') lines.push({ tag: 'FLD', values: [name, value] });
    }
    for (const row of billHsRequestList) lines.push({ tag: 'HTS', values: [row.hsCode, row.hsCountryCode] });
  }
  return writeLines(lines);
}

/** The tool's own notes stay with the tool. */
const OWN_NOTES = new Set(['template_name', 'loadingAt', 'arrivalAt', 'vesselVoyage', 'clientRef']);

/** Reads such a message as its receiver does; null when it is malformed. */
export function parseFiling(text: string): FilingMessage | null {
  const lines = readLines(text);
  const [action, controlNo, transactionNo, type] = lines?.[0]?.tag === 'HDR' ? lines[0].values : [];
  const billType = BILL_TYPES_READ[type ?? ''];
  if (!lines || !isAction(action) || !controlNo || !transactionNo || billType === undefined) return null;
  const rowsOf = (tag: string) => lines.filter((line) => line.tag === tag).map((line) => line.values);
  const record = {
    ...Object.fromEntries(rowsOf('FLD').map(([name = '', value = '']) => [name, value])),
    amsRequestList: rowsOf('BIL').map(([amsType, amsNo]) => ({ amsType, amsNo, userRemark: '' })),
    billHsRequestList: rowsOf('HTS').map(([hsCode, hsCountryCode]) => ({ hsCode, hsCountryCode })),
  };
  const bill = { ...readLeniently(billEntity(billType), record), id: null, billType } as Bill;
  return bill.amsRequestList.length > 0 ? { action, controlNo, transactionNo, bill } : null;
}

const BILL_TYPES_READ: Record<string, BillType | undefined> = { [ISF_5]: ISF_5, [ISF_10]: ISF_10 };

const isAction = (text: string | undefined): text is MessageAction => text === 'A' || text === 'R' || text === 'D';
