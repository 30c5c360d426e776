import { expect, it } from 'vitest';
import { isListedPort } from '#customs/edits/portCodes.ts';
import { PORTS } from './ports.ts';

it('[X06] the browser has the same codes as the look-up', () => {
  expect(PORTS.filter(({ port }) => !isListedPort(port.code))).toEqual([]);
  expect(['DEMUC', 'ZZZZZ', 'CNXXX'].filter(isListedPort)).toEqual([]);
});
