import type { MatchStatus } from '#contract/codes.ts';
import type { LineFaultName } from '../lineFault.ts';
import type { ResponseVerdict } from './dispositions.ts';

/** What customs has against one record of a filing: an SF90 that stands right after the record's echo. */
export interface AnswerError {
  /** As customs wrote it; empty where it named none. */
  code: string;
  /** The edit that the code means, texts below `customs.edits.<name>`; null for a code that is not known. */
  edit: string | null;
  severity: 'reject' | 'warning' | 'unknown';
  narrative: string;
  /** Its line in the answer, from 0. */
  line: number;
  /** The echoed record it stands behind, and which of the response's echoes that is. */
  record: string;
  echo: string;
  echoAt: number;
}

/** SN: the answer to a filing, closed by its disposition. */
export interface Response {
  kind: 'response';
  /** SF10 39–53 of the echo; empty where customs gave none. */
  transactionNumber: string;
  /** SF20 CR of the echo: our isfNo. */
  reference: string;
  /** SF10 8 of the echo; empty where the echo of a refused header says nothing that can be read. */
  action: string;
  disposition: ResponseVerdict;
  /** The closing SF90: its message type, its error code if it has one, its narrative. */
  messageType: string;
  code: string;
  narrative: string;
  errors: AnswerError[];
  /** The echoed records, in order. */
  echoes: string[];
}

/** What SA30 and SA50 say of one bill. */
export interface BillMatch {
  /** SA30 as printed, perhaps with `OB` or `HB` before the number. Ask `namesBill` whether it is one's own. */
  printed: string;
  /** The number as far as the print tells. */
  amsNo: string;
  status: Exclude<MatchStatus, 'none'> | 'unknown';
  /** SA50 5–6, also one that is not known. */
  code: string;
  narrative: string;
}

/** SA: what became of a filing's bills. */
export interface Advisory {
  kind: 'advisory';
  transactionNumber: string;
  reference: string;
  matches: BillMatch[];
}

/** X0, X1: customs refused a whole transmission. */
export interface BatchReject {
  kind: 'batchReject';
  record: string;
  /** The three digits in front, where there are some. */
  code: string;
  narrative: string;
}

/** Not an answer that can be read; nothing of it may be believed. */
export interface Malformed {
  kind: 'malformed';
  /** From 0. */
  line: number;
  record: string;
  /** From 1. */
  column: number;
  why: LineFaultName | 'contradiction';
}

export type Answer = Response | Advisory | BatchReject | Malformed;
