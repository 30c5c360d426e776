import type { Bill } from '#contract/entities/bill.ts';
import { billToIsf } from './billToIsf.ts';
import { verdictOf, type Finding } from './finding.ts';
import { formFindings } from './formFindings.ts';
import { judge } from './judge.ts';
import type { MessageAction } from './messageAction.ts';
import { readIsf, type ReadIsf } from './readIsf.ts';
import type { Register } from './register.ts';
import { writeLoosely } from './writeLoosely.ts';
import { recordsOf } from './writeIsf.ts';

export interface RehearsalContext {
  /** Whoever files; the bill's own code unless said otherwise. */
  filerCode?: string | undefined;
  /** Of a filing that has one; a draft has none yet, and its message no CR. */
  isfNo?: string | undefined;
  action?: MessageAction | undefined;
  /** `YYYY-MM-DD`. */
  today?: string | undefined;
  register?: Register | undefined;
}

export interface Rehearsal {
  /** Lines of 80 columns, also of a bill that could not be sent. */
  records: string[];
  /** What customs will say, then what only this tool says; empty for a sound filing. */
  findings: Finding[];
  verdict: ReturnType<typeof verdictOf>;
  /** The records as customs reads them; a wire map needs no second reading. */
  read: ReadIsf;
}

/**
 * What customs would say to a bill if it were sent now: it is encoded, read back as customs reads it, and judged by the
 * edits. Any bill may be rehearsed at any moment; it never throws. All AMS rows stand in one message: a filing of one
 * number is rehearsed with that row alone.
 * @example rehearse(bill, { filerCode: 'HBRL', action: 'A', today: '2026-11-21' }).findings
 */
export function rehearse(bill: Bill, context: RehearsalContext = {}): Rehearsal {
  const { action = 'A', isfNo, filerCode = bill.houseScac, today, register } = context;
  const lines = recordsOf(billToIsf(bill, { action, isfNo, filerCode })).map(writeLoosely);
  const records = lines.map(({ text }) => text);
  const read = readIsf(records);
  const findings = [
    ...judge(records, { register, filerCode, today }, read),
    ...formFindings(bill, action, lines, read),
  ];
  return { records, findings, verdict: verdictOf(findings), read };
}
