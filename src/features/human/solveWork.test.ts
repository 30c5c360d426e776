import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { hasZeroBits, workText } from '#rules/workProof.ts';
import { solveWork } from './solveWork.ts';

it.each(['', 'short', 'x'.repeat(63), 'y'.repeat(64), `${'é'.repeat(100)}.signature`])(
  'finds the first number whose whole text has the hash, for a challenge of any length',
  async (captchaId) => {
    const bits = 10;
    const isSolved = (counter: number) => hasZeroBits(sha256(utf8ToBytes(workText(captchaId, counter))), bits);
    const found = (await solveWork(captchaId, bits)) ?? 0;
    expect(isSolved(found)).toBe(true);
    expect(Array.from({ length: found }, (_, counter) => counter).filter(isSolved)).toEqual([]);
  },
);
