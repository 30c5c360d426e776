import type { PracticeRule, PracticeSays, PracticeState } from '#contract/endpoints/practice.ts';

/** A rule as it is being typed; rows have ids of our own, so that removing one moves nobody's focus. */
export interface RuleRow {
  id: number;
  mark: string;
  says: PracticeSays;
  code: string;
}
export interface PracticeForm {
  speed: string;
  rules: RuleRow[];
}

const MARK = /^[A-Z0-9]{2,12}$/u;
export const AMS_NUMBER = /^[A-Z]{4}[A-Z0-9]{1,12}$/u;

export const formOf = ({ speed, rules }: Pick<PracticeState, 'speed' | 'rules'>): PracticeForm => ({
  speed: String(speed),
  rules: rules.map(({ mark, says, code = '' }, id) => ({ id, mark, says, code })),
});

export const newRow = (rules: readonly RuleRow[]): RuleRow => ({
  id: Math.max(-1, ...rules.map(({ id }) => id)) + 1,
  mark: '',
  says: 'reject',
  code: '',
});

/** The order that a form asks for, or what is wrong with it: a message key below `practice` with its arguments. */
export function orderOf({
  speed,
  rules,
}: PracticeForm):
  | { order: { speed: number; rules: PracticeRule[] } }
  | { wrong: { key: 'badSpeed' } | { key: 'badMark'; row: number } } {
  const times = Number(speed);
  if (speed.trim() === '' || !(times >= 0.01 && times <= 1_000_000)) return { wrong: { key: 'badSpeed' } };
  const bad = rules.findIndex(({ mark }) => !MARK.test(mark.trim().toUpperCase()));
  if (bad >= 0) return { wrong: { key: 'badMark', row: bad + 1 } };
  return {
    order: {
      speed: times,
      rules: rules.map(({ mark, says, code }) => {
        const named = code.trim().toUpperCase();
        const rule = { mark: mark.trim().toUpperCase(), says };
        return says === 'reject' && named !== '' ? { ...rule, code: named } : rule;
      }),
    },
  };
}
