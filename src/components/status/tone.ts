/** Tone of a status. */
export type Tone = 'waiting' | 'green' | 'greenWarning' | 'red';
