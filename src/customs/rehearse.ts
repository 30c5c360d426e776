import type { Bill } from '#contract/entities/bill.ts';
import { isListedScac } from '#rules/carriers.ts';
import { billToIsf } from './billToIsf.ts';
import type { EditContext } from './edits/edit.ts';
import { worstVerdict, type Finding } from './finding.ts';
import type { TransitBond } from './bondOnWire.ts';
import { bondFindings, formFindings, numberFindings } from './formFindings.ts';
import { validateRecords } from './validateRecords.ts';
import type { MessageAction } from './messageAction.ts';
import { readIsf, type ReadIsf } from './readIsf.ts';
import type { CustomsRegister } from './register.ts';
import { writeIncomplete } from './writeIncomplete.ts';
import { toRecords } from './writeIsf.ts';

export interface RehearsalContext {
  /** The filer; by default the bill's code. */
  filerCode?: string | undefined;
  /** The number of a filing; a draft has none, and its message no CR. */
  isfNo?: string | undefined;
  /** Customs' transaction number of a filing. */
  customsNo?: string | undefined;
  action?: MessageAction | undefined;
  /** `YYYY-MM-DD`. */
  today?: string | undefined;
  register?: CustomsRegister | undefined;
  isKnownScac?: EditContext['isKnownScac'];
  einPrefixes?: EditContext['einPrefixes'];
  /** The bond behind an ISF-5; undefined if the enterprise sends none. */
  transitBond?: TransitBond | undefined;
}

export interface Rehearsal {
  /** Lines of 80 columns, also for a bill that cannot be sent. */
  records: string[];
  /** Findings of customs, then of this tool; empty for a valid filing. */
  findings: Finding[];
  verdict: ReturnType<typeof worstVerdict>;
  /** The parsed records, so that a wire map need not parse them again. */
  read: ReadIsf;
}

/**
 * Validates a bill as customs would: encodes it, parses the records and runs the edits. Accepts any bill and never
 * throws. All AMS rows are written into one message; for a filing of one number, pass only that row.
 * @example rehearse(bill, { filerCode: 'HBRL', action: 'A', today: '2026-11-21' }).findings
 */
export function rehearse(bill: Bill, context: RehearsalContext = {}): Rehearsal {
  const { action = 'A', isfNo, customsNo, filerCode = bill.houseScac, transitBond } = context;
  const { today, register, einPrefixes, isKnownScac = isListedScac } = context;
  const as = { action, isfNo, customsNo, filerCode, transitBond };
  const lines = toRecords(billToIsf(bill, as)).map(writeIncomplete);
  const records = lines.map(({ text }) => text);
  const read = readIsf(records);
  const findings = [
    ...validateRecords(records, { register, filerCode, today, isKnownScac, einPrefixes }, read),
    ...formFindings(bill, action, lines, read),
    ...numberFindings(action, customsNo, read),
    ...(action === 'D' ? [] : bondFindings(bill, transitBond, read)),
  ];
  return { records, findings, verdict: worstVerdict(findings), read };
}
