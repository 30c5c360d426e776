import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { DECLARATION_STATUSES } from '#contract/statuses.ts';
import { ADVICES } from '#customs/answers/dispositions.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { toServerText } from '#schema/dateText.ts';

/** Days after the first filing at which customs sends a reminder of an unmatched bill. */
const REMINDER_DAYS = [0, 5, 20, 30] as const;

interface Reminder {
  day: (typeof REMINDER_DAYS)[number];
  /** Wire time of the reminder, sent or expected. */
  at: string;
  /** `missing`: it was due, and has not arrived. */
  state: 'sent' | 'missing' | 'next' | 'later';
}
interface MatchFacts {
  /** Since when the filing is accepted without a match; empty otherwise. */
  since: string;
  reminders: Reminder[];
}

type Facts = Pick<FilingDetail, 'acceptedAt' | 'createdAt' | 'declarationStatus' | 'matchStatus' | 'receipts'>;

const DAY = 24 * 3_600_000;

/** The match state of a filing and its reminders. @param now milliseconds of the portal's clock */
export function matchFacts(
  { acceptedAt, createdAt, declarationStatus, matchStatus, receipts }: Facts,
  now: number,
): MatchFacts {
  const isHeld = acceptedAt !== null && declarationStatus !== 'deleteSuccess';
  if (!isHeld || matchStatus === 'onFile' || matchStatus === 'duplicate') return { since: '', reminders: [] };
  const filed = fromServerText(createdAt)?.getTime();
  if (filed === undefined || matchStatus === 'none') return { since: acceptedAt, reminders: [] };
  const reminderTime = (day: number): string | undefined =>
    receipts.findLast(({ kind, code }) => kind === 'advisory' && ADVICES[code]?.day === day)?.at;
  const latest = Math.max(...REMINDER_DAYS.filter((day) => reminderTime(day) !== undefined), -1);
  const next = REMINDER_DAYS.find((day) => day > latest && filed + day * DAY > now);
  const stateOf = (day: number): Reminder['state'] => {
    if (day <= latest) return 'sent';
    if (filed + day * DAY <= now) return 'missing';
    return day === next ? 'next' : 'later';
  };
  return {
    since: acceptedAt,
    reminders: REMINDER_DAYS.map((day) => ({
      day,
      at: reminderTime(day) ?? toServerText(new Date(filed + day * DAY)),
      state: stateOf(day),
    })),
  };
}

/** Whether customs matches the bill. */
export const isLookedFor = ({ declarationStatus }: Pick<FilingDetail, 'declarationStatus'>): boolean =>
  declarationStatus !== 'submitted' &&
  declarationStatus !== 'receiveOk' &&
  declarationStatus !== 'receiveFailed' &&
  DECLARATION_STATUSES[declarationStatus] !== DECLARATION_STATUSES.deleteSuccess;
