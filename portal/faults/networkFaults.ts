/** Faults of the network with their probabilities. */
const NETWORK_FAULTS = {
  /** The request never arrives. */
  dropped: 0.06,
  /** The connection closes while the portal works on the request. */
  cut: 0.04,
  /** The response is lost. */
  answerLost: 0.1,
  /** The request arrives late, possibly after the page gave up. */
  delayed: 0.08,
  /** The request arrives twice. */
  replayed: 0.1,
  /** The request arrives after the page gave up. */
  afterAbort: 0.05,
  /** The request is answered and a copy of it arrives much later, possibly at the next portal process. */
  repeatedLate: 0.05,
  /** Request and response are written in small pieces. */
  dribbled: 0.05,
  /** The connection stops half-way through the body and continues later, possibly after the page gave up. */
  frozen: 0.05,
} as const;

export type NetworkFault = keyof typeof NETWORK_FAULTS | 'passed';

/** @param draw 0 to 1 @param severity multiplies the probability of every fault */
export function pickNetworkFault(draw: number, severity = 1): NetworkFault {
  let left = draw;
  for (const [fault, share] of Object.entries(NETWORK_FAULTS) as [keyof typeof NETWORK_FAULTS, number][]) {
    left -= share * severity;
    if (left < 0) return fault;
  }
  return 'passed';
}
