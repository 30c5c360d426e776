import { readBatch } from '#customs/envelope.ts';
import { readUserData } from '../userData.ts';

export interface OpenedMessage {
  controlNo: string;
  /** B 8–10: the filer. */
  filer: string;
  /** The records of each filing; empty when the transmission is incomplete. */
  filings: string[][];
}

/** @returns null when the transmission has no control number */
export function openMessage(text: string): OpenedMessage | null {
  const { batch } = readBatch(text);
  // The header of an incomplete transmission may still be readable.
  const header = batch?.envelope ?? readBatch([text.split('\n', 1).join(''), ...EMPTY]).batch?.envelope;
  const controlNo = readUserData(header?.text ?? '')?.controlNo;
  if (!header || !controlNo) return null;
  // Without a whole block, only the sender of the header identifies the filer.
  return { controlNo, filer: batch ? header.filer : header.sender, filings: batch?.blocks.flat() ?? [] };
}
const EMPTY = ['B      XXXSF'.padEnd(80), 'Y'.padEnd(80), 'Z'.padEnd(80)];
