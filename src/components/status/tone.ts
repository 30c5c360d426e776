/**
 * Meaning of a status: waiting, in order, in order with a warning, a problem.
 * @example const tone: StatusTone = isRejected ? 'red' : 'green'
 */
export type StatusTone = 'waiting' | 'green' | 'greenWarning' | 'red';
