import type { PracticeRule } from './endpoints/practice.ts';

/** Built-in rules of the practice customs: a mark in a B/L number, after its SCAC, selects the answer. */
export const PRACTICE_MARKS: readonly PracticeRule[] = [
  { mark: 'REJ', says: 'reject' },
  { mark: 'WARN', says: 'warn' },
  { mark: 'MISS', says: 'notOnFile' },
  { mark: 'TYPE', says: 'wrongType' },
  { mark: 'DUPL', says: 'duplicate' },
  { mark: 'MUTE', says: 'silent' },
  { mark: 'BATCH', says: 'batchReject' },
];
