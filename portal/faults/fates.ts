/** What a network does to a request. */
export const FATES = {
  /** It never arrives. */
  dropped: 0.06,
  /** It arrives, and the line is cut while it is worked on. */
  cut: 0.04,
  /** It is done, and the answer is lost. */
  answerLost: 0.1,
  /** It arrives late, perhaps after the page gave up. */
  delayed: 0.08,
  /** It arrives twice. */
  replayed: 0.1,
  /** It arrives for certain after the page gave up. */
  afterAbort: 0.05,
  /** It is answered, and a copy of it arrives much later, possibly at the next portal process. */
  repeatedLate: 0.05,
  /** Request and answer travel in small pieces. */
  dribbled: 0.05,
  /** The connection stops half-way through the body and continues later, possibly after the page gave up. */
  frozen: 0.05,
} as const;

export type Fate = keyof typeof FATES | 'passed';

/** @param draw 0 to 1 @param badness how many times worse than usual */
export function fateOf(draw: number, badness = 1): Fate {
  let left = draw;
  for (const [fate, share] of Object.entries(FATES) as [keyof typeof FATES, number][]) {
    left -= share * badness;
    if (left < 0) return fate;
  }
  return 'passed';
}
