/** What the portal's clock is ahead of this computer's, in milliseconds; learnt from the answers' Date. */
let ahead = 0;
/** Answers say whole seconds: below this the two clocks agree. */
const SAME = 2_000;

/** Learns from the `Date` of an answer that has just come. */
export function hearServerDate(date: string | null, receivedAt = Date.now()): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  const difference = at + 500 - receivedAt;
  ahead = Math.abs(difference) < SAME ? 0 : difference;
}

/** [K02] Milliseconds since 1970 by the portal's clock, as far as its answers have told it. */
export function serverNow(): number {
  return Date.now() + ahead;
}
