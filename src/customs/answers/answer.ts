import type { AnswerRemark, MatchStatus } from '#contract/codes.ts';
import type { LineFaultName } from '../lineFault.ts';
import type { ResponseVerdict } from './dispositions.ts';

/** An error of customs about one record: an SF90 that follows the record's echo. */
export interface AnswerError {
  /** As sent by customs; empty if there is none. */
  code: string;
  /** Name of the matching edit, with texts below `customs.edits.<name>`; null for an unknown code. */
  edit: string | null;
  severity: 'reject' | 'warning' | 'unknown';
  narrative: string;
  /** Zero-based line in the answer. */
  line: number;
  /** The echoed record it follows, and the index of that echo. */
  record: string;
  echo: string;
  echoAt: number;
}

/** SN: the answer to a filing, ending with its disposition. */
export interface Response {
  kind: 'response';
  /** SF10 39–53 of the echo; empty if customs assigned none. */
  transactionNumber: string;
  /** Each SF20 CR of the echo; ours is the filing's isfNo. */
  references: string[];
  /** SF10 14–28 of the echo. */
  importer: string;
  /** SF15 7–56 of the echoed bills; none in a header-only echo. */
  bills: string[];
  /** SF10 8 of the echo; empty if it is unreadable. */
  action: string;
  disposition: ResponseVerdict;
  /** The closing SF90: message type, error code (may be empty) and narrative. */
  messageType: string;
  code: string;
  narrative: string;
  errors: AnswerError[];
  echoes: string[];
  remarks: AnswerRemark[];
}

/** SA30 and SA50 of one bill. */
export interface BillMatch {
  /** SA30 as printed, possibly with `OB` or `HB` before the number. Compare with `matchesBill`. */
  printed: string;
  /** The most probable number. */
  amsNo: string;
  status: Exclude<MatchStatus, 'none'> | 'unknown';
  /** SA50 5–6, including unknown codes. */
  code: string;
  narrative: string;
}

/** SA: match statuses of a filing's bills. */
export interface Advisory {
  kind: 'advisory';
  transactionNumber: string;
  references: string[];
  matches: BillMatch[];
  remarks: AnswerRemark[];
}

/** One X1. */
export interface BatchCondition {
  code: string;
  narrative: string;
  /** The record of the batch that it is about, counted from 1 for A; null for the whole. */
  recordNumber: number | null;
}

/** X0, X1: customs refused a whole transmission. `code` and `narrative` are those of the first cause. */
export interface BatchReject {
  kind: 'batchReject';
  record: string;
  code: string;
  narrative: string;
  conditions: BatchCondition[];
  /** X0 41–61: our texts of the rejected blocks. */
  filerTexts: string[];
}

/** An unreadable answer; none of its content is used. */
export interface Malformed {
  kind: 'malformed';
  /** Zero-based. */
  line: number;
  record: string;
  why: LineFaultName;
}

export type Answer = Response | Advisory | BatchReject | Malformed;
