export type StatusTone = 'waiting' | 'green' | 'greenWarning' | 'red';
