import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { isfDb } from './isfDb.ts';
import { readPlainData } from './plainData.ts';
import { resetBrowser } from './testing/resetBrowser.ts';

beforeEach(() => resetBrowser());

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-23T10:00:00Z');
const offline = () => Promise.reject(new Error('offline'));

it('[D01] keeps a look-up list for a day at most, also offline', async () => {
  const ports = [{ code: 'CNNGB' }];
  expect(await readPlainData('ports', () => Promise.resolve(ports), NOW)).toEqual(ports);
  expect(await readPlainData('ports', offline, NOW + 23 * HOUR)).toEqual(ports);
  await expect(readPlainData('ports', offline, NOW + 24 * HOUR)).rejects.toThrow('offline');
  const newer = [{ code: 'VNSGN' }];
  expect(await readPlainData('ports', () => Promise.resolve(newer), NOW + 25 * HOUR)).toEqual(newer);
  expect(await readPlainData('ports', offline, NOW + 26 * HOUR)).toEqual(newer);
});

it('loads a list again that another tool stored in its own form', async () => {
  for (const data of [undefined, 'text', [{ name: 'CHINA' }], [null]]) {
    await isfDb().plain_data.put({ name: 'countries', at: NOW, data });
    expect(await readPlainData('countries', () => Promise.resolve([{ code: 'CN' }]), NOW)).toEqual([{ code: 'CN' }]);
  }
});
