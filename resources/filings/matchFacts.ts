import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { DECLARATION_STATUSES } from '#contract/statuses.ts';
import { ADVICES } from '#customs/answers/dispositions.ts';
import { fromServerText, toServerText } from '#rules/serverTime.ts';

/** Days after the first filing at which customs says once more that a bill is not matched. */
const REMINDER_DAYS = [0, 5, 20, 30] as const;

export interface Reminder {
  day: (typeof REMINDER_DAYS)[number];
  /** When it was said, or will be, as a wire time. */
  at: string;
  state: 'said' | 'next' | 'later';
}
export interface MatchFacts {
  /** Since when customs has held the filing without finding its bill; empty while it holds none, or has found it. */
  since: string;
  reminders: Reminder[];
}

type Facts = Pick<FilingDetail, 'acceptedAt' | 'createdAt' | 'declarationStatus' | 'matchStatus' | 'receipts'>;

const DAY = 24 * 3_600_000;

/** How the bill of a filing stands with customs, apart from the filing itself; customs repeats itself on fixed days. */
export function matchFacts({ acceptedAt, createdAt, declarationStatus, matchStatus, receipts }: Facts): MatchFacts {
  const isHeld = acceptedAt !== null && declarationStatus !== 'deleteSuccess';
  if (!isHeld || matchStatus === 'onFile' || matchStatus === 'duplicate') return { since: '', reminders: [] };
  const filed = fromServerText(createdAt)?.getTime();
  if (filed === undefined || matchStatus === 'none') return { since: acceptedAt, reminders: [] };
  const saidAt = (day: number): string | undefined =>
    receipts.findLast(({ kind, code }) => kind === 'advisory' && ADVICES[code]?.day === day)?.at;
  const latest = Math.max(...REMINDER_DAYS.filter((day) => saidAt(day) !== undefined), -1);
  const next = REMINDER_DAYS.find((day) => day > latest);
  return {
    since: acceptedAt,
    reminders: REMINDER_DAYS.map((day) => ({
      day,
      at: saidAt(day) ?? toServerText(new Date(filed + day * DAY)),
      state: day <= latest ? 'said' : day === next ? 'next' : 'later',
    })),
  };
}

/** Whether customs looks for the bill at all. */
export const isLookedFor = ({ declarationStatus }: Pick<FilingDetail, 'declarationStatus'>): boolean =>
  declarationStatus !== 'submitted' &&
  declarationStatus !== 'receiveOk' &&
  declarationStatus !== 'receiveFailed' &&
  DECLARATION_STATUSES[declarationStatus] !== DECLARATION_STATUSES.deleteSuccess;
