export type Tone = 'waiting' | 'green' | 'greenWarning' | 'red';
