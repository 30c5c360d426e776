import { DateRangeFilter } from '#components/list/DateRangeFilter.tsx';
import { serverToday } from '#schema/serverClock.ts';

/**
 * A filter by days of the portal's calendar (+08:00).
 * @param begin name of its first day in the query
 * @param end name of its last day in the query
 * @example <DayFilter begin="createdAtBegin" end="createdAtEnd" labelKey="drafts.created" />
 */
export const DayFilter = (props: { begin: string; end: string; labelKey: string }) => (
  <DateRangeFilter today={serverToday} {...props} />
);
