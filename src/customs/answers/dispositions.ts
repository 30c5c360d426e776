import type { MatchStatus } from '#contract/codes.ts';

/** SF90 5–6 at the end of a response; texts at `customs.answers.<code>`. */
export const RESPONSES = {
  '01': { verdict: 'rejected', narrative: 'ISF REJECTED' },
  '02': { verdict: 'accepted', narrative: 'ISF ACCEPTED' },
  '03': { verdict: 'warning', narrative: 'ISF ACCEPTED WITH WARNINGS' },
} as const;
export type ResponseVerdict = (typeof RESPONSES)[keyof typeof RESPONSES]['verdict'] | 'unknown';

/** X0, X1: a whole transmission is refused; text at `customs.answers.batchReject`. */
export const BATCH_REJECT = { code: '999', narrative: 'BATCH REJECTED' } as const;

/** X1 5–7: a condition of the envelope or of its records. */
export const isBatchCode = (code: string): boolean => code === BATCH_REJECT.code || /^X\d\d$/u.test(code);

/** Conditions that settings of the enterprise or the installation cure: sites, codes, offices, rights. */
export const isSettingsCode = (code: string): boolean => /^X(?:0[2789]|[123]\d)$/u.test(code) && code < 'X33';

/** SF90 5–6 after a record. */
export const RECORD_ANSWERS = { '11': 'reject', '13': 'warning' } as const;

interface Advice {
  status: Exclude<MatchStatus, 'none'>;
  /** Days after the first filing at which customs sends it; null if it depends on an event. */
  day: 0 | 5 | 20 | 30 | null;
  narrative: string;
}
const NOT_ON_FILE = 'NO BILL MATCH (NOT ON FILE)';
const WRONG_TYPE = 'NO BILL MATCH (WRONG TYPE)';

/** SA50 5–6: the match status of a bill; texts at `customs.answers.<code>`. */
export const ADVICES: Readonly<Record<string, Advice>> = {
  S1: { status: 'onFile', day: null, narrative: 'BILL ON FILE' },
  S2: { status: 'notOnFile', day: 0, narrative: NOT_ON_FILE },
  S3: { status: 'notOnFile', day: 5, narrative: NOT_ON_FILE },
  S4: { status: 'notOnFile', day: 20, narrative: NOT_ON_FILE },
  S5: { status: 'notOnFile', day: 30, narrative: NOT_ON_FILE },
  S6: { status: 'wrongType', day: 0, narrative: WRONG_TYPE },
  SA: { status: 'wrongType', day: 5, narrative: WRONG_TYPE },
  SB: { status: 'wrongType', day: 20, narrative: WRONG_TYPE },
  SC: { status: 'wrongType', day: 30, narrative: WRONG_TYPE },
  S7: { status: 'duplicate', day: null, narrative: 'DUPLICATE ISF BY ANOTHER FILER' },
};
