import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import { allStoredText } from './testing/allStoredText.ts';
import { resetBrowser, startLocalSession } from './testing/resetBrowser.ts';

const page = () => import('./seenFilings.ts');
const filing = (id: string) =>
  ({
    ...isf10Bill({ importerType: '34', importerId: '987-65-4321', bugerName: 'CANARY IMPORTS' }),
    id,
  }) as FilingDetail;

beforeEach(resetBrowser);

it('[D01] keeps seen filings for their owner, encrypted, until sign-out', async () => {
  await startLocalSession('u1.e1');
  const { readSeenFiling, storeSeenFiling } = await page();
  await storeSeenFiling(filing('f1'), 1_700_000_000_000);
  expect(await readSeenFiling('f1')).toEqual({ filing: filing('f1'), seenAt: 1_700_000_000_000 });
  expect(await readSeenFiling('f2')).toBeNull();
  const stored = await allStoredText();
  for (const text of ['987-65-4321', 'CANARY IMPORTS']) expect(stored).not.toContain(text);

  await (await import('./claimLocalDatabase.ts')).leaveLocalDatabase();
  expect(await readSeenFiling('f1')).toBeNull();
  await startLocalSession('u1.e1');
  expect(await readSeenFiling('f1')).toBeNull();
});

it('keeps the filings seen last', async () => {
  await startLocalSession('u1.e1');
  const { readSeenFiling, storeSeenFiling } = await page();
  for (let index = 0; index <= 200; index += 1) await storeSeenFiling(filing(`f${index}`), 1_000 + index);
  expect(await readSeenFiling('f20')).toBeNull();
  expect(await readSeenFiling('f21')).not.toBeNull();
  expect(await readSeenFiling('f200')).not.toBeNull();
});

it('ignores records of the older tool', async () => {
  await startLocalSession('u1.e1');
  const { isfDb } = await import('./isfDb.ts');
  await isfDb().has_sent_store.put({ id: 'f1', bugerName: 'OLD' });
  expect(await (await page()).readSeenFiling('f1')).toBeNull();
});
