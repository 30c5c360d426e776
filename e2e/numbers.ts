/** Numbers are new in every run and every worker, so that tests can be repeated on a portal that is already in use. */
const run = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
let last = 0;

/** Eight digits that nothing else has. */
export const freshText = (): string => `${run}${worker}${String(++last).padStart(3, '0')}`;

/** A B/L number that nobody has filed; `marks` steer the practice customs: REJ, WARN, MISS. */
export const freshNumber = (scac = 'OOLU', marks = ''): string => `${scac}${marks}${freshText()}`;

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
