import type { PracticeRule, PracticeAnswer, PracticeState } from '#contract/endpoints/practice.ts';

/** A rule in the form; rows have local ids, so that removing one keeps the focus. */
export interface RuleRow {
  id: number;
  mark: string;
  says: PracticeAnswer;
  code: string;
}
export interface PracticeForm {
  speed: string;
  rules: RuleRow[];
}

/** Whether the answer needs an edit's code. */
export const takesCode = (says: PracticeAnswer): boolean =>
  says === 'reject' || says === 'warn' || says === 'blankType';

const CODE = /^[A-Z0-9]{3}$/u;
const MARK = /^[A-Z0-9]{2,12}$/u;

export const toForm = ({ speed, rules }: Pick<PracticeState, 'speed' | 'rules'>): PracticeForm => ({
  speed: String(speed),
  rules: rules.map(({ mark, says, code = '' }, id) => ({ id, mark, says, code })),
});

export const newRow = (rules: readonly RuleRow[]): RuleRow => ({
  id: Math.max(-1, ...rules.map(({ id }) => id)) + 1,
  mark: '',
  says: 'reject',
  code: '',
});

/** Validates the form: the request body, or a message key below `practice` with arguments. */
export function toOrder({
  speed,
  rules,
}: PracticeForm):
  | { order: { speed: number; rules: PracticeRule[] } }
  | { wrong: { key: 'badSpeed' } | { key: 'badMark' | 'badCode'; row: number } } {
  const times = Number(speed);
  if (speed.trim() === '' || !(times >= 0.01 && times <= 1_000_000)) return { wrong: { key: 'badSpeed' } };
  const wanted = rules.map(toRule);
  for (const [index, { mark, code }] of wanted.entries()) {
    if (!MARK.test(mark)) return { wrong: { key: 'badMark', row: index + 1 } };
    if (code !== undefined && !CODE.test(code)) return { wrong: { key: 'badCode', row: index + 1 } };
  }
  return { order: { speed: times, rules: wanted } };
}

function toRule({ mark, says, code }: RuleRow): PracticeRule {
  const named = code.trim().toUpperCase();
  const rule = { mark: mark.trim().toUpperCase(), says };
  return takesCode(says) && named !== '' ? { ...rule, code: named } : rule;
}
