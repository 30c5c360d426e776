import { randomBill } from '#contract/testing/randomBills.ts';
import { composeAdvisory } from '../answers/composeAdvisory.ts';
import { composeResponse } from '../answers/composeResponse.ts';
import { ADVICES } from '../answers/dispositions.ts';
import type { MessageAction } from '../messageAction.ts';
import { rehearse } from '../rehearse.ts';

interface SaidError {
  code: string;
  severity: 'reject' | 'warning';
  narrative: string;
  line: number;
}

/** A composed answer with the values it was composed from. */
type RandomAnswer = { lines: string[]; number: string } & (
  | { kind: 'response'; sent: string[]; errors: SaidError[]; disposition: 'accepted' | 'warning' | 'rejected' }
  | { kind: 'advisory'; matches: { amsNo: string; code: string }[] }
);

/** Published codes, an unknown one, and none. */
const CODES = ['S15', 'S16', 'S32', 'SA7', '125', 'Q9Z', ''];

/** @example randomAnswer(seededRandom(1)).kind */
export function randomAnswer(random: () => number): RandomAnswer {
  const count = (below: number): number => Math.floor(random() * below);
  const pick = <T>(from: readonly T[]): T => from[count(from.length)] as T;
  const bill = randomBill(random);
  const number = `HBRL-${String(count(10 ** 10)).padStart(10, '0')}`;
  if (random() < 0.5) {
    const matches = bill.amsRequestList.map(({ amsNo, amsType }) => ({
      amsNo,
      code: pick(Object.keys(ADVICES)),
      ...(random() < 0.5 ? { type: amsType as 'BM' | 'OB' } : {}),
    }));
    return {
      kind: 'advisory',
      number,
      matches,
      lines: composeAdvisory({ transactionNumber: number, reference: number, matches }),
    };
  }
  const action: MessageAction = pick(['A', 'A', 'R', 'D']);
  const { records: sent } = rehearse(bill, { action, isfNo: number });
  const errors = Array.from({ length: count(4) }, (): SaidError => {
    const severity = pick(['reject', 'warning'] as const);
    return { code: pick(CODES), severity, narrative: pick(['INVALID', 'CHECK, PLEASE.']), line: count(sent.length) };
  }).sort((one, other) => one.line - other.line);
  const disposition = errors.some(({ severity }) => severity === 'reject')
    ? 'rejected'
    : errors.length > 0
      ? 'warning'
      : 'accepted';
  const lines = composeResponse({ records: sent, findings: errors, transactionNumber: number });
  return { kind: 'response', number, sent, errors, disposition, lines };
}
