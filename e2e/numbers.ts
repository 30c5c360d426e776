/** Numbers differ in every run and worker, so that tests can be repeated on a running portal. */
const run = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
let last = 0;

/** Eight unique digits. */
export const freshText = (): string => `${run}${worker}${String(++last).padStart(3, '0')}`;

/** A B/L number that was not filed; `marks` control the practice customs: REJ, WARN, MISS. */
export const freshNumber = (scac = 'OOLU', marks = ''): string => `${scac}${marks}${freshText()}`;

/** A reproducible random number generator, 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
