import { fromServerText } from '#rules/serverTime.ts';

/** A date range of the wire as times: from `begin`, to before `end`. Texts have whole seconds, times do not. */
export function dateRange(
  begin: string | undefined,
  end: string | undefined,
): { begin: Date | null; end: Date | null } {
  const last = end ? fromServerText(end) : null;
  return { begin: begin ? fromServerText(begin) : null, end: last && new Date(last.getTime() + 1000) };
}
