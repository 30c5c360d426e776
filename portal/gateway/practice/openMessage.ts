import { readBatch } from '#customs/envelope.ts';
import { readUserData } from '../userData.ts';

/** A transmission, opened. */
export interface OpenedMessage {
  controlNo: string;
  /** A 6–8. */
  filer: string;
  /** The records of each filing in it; none in a torn one. */
  filings: string[][];
}

/** Opens a transmission. @returns null when it does not say which message it is */
export function openMessage(text: string): OpenedMessage | null {
  const { batch } = readBatch(text);
  // Of a torn one the header may still say which it is.
  const header = batch?.envelope ?? readBatch([text.split('\n', 1).join(''), ...EMPTY]).batch?.envelope;
  const controlNo = readUserData(header?.userData ?? '')?.controlNo;
  return header && controlNo ? { controlNo, filer: header.filer, filings: batch?.blocks.flat() ?? [] } : null;
}
const EMPTY = ['B      XXXSF'.padEnd(80), 'Y'.padEnd(80), 'Z'.padEnd(80)];
