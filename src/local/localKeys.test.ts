import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { allStoredText } from './testing/allStoredText.ts';
import { resetBrowser, keyOfOwner, reload } from './testing/resetBrowser.ts';

const OWNER = 'u1.e1';
const NAME = 'CANARY IMPORTS';

beforeEach(resetBrowser);

it('[I8] encrypts text of a session that ended before the page encrypted anything', async () => {
  const { publicKeyOf } = await import('./sealedBox.ts');
  const key = keyOfOwner(OWNER);
  (await import('./owner.ts')).adoptIfFree(OWNER);
  (await import('./localKeys.ts')).setLocalKey(OWNER, key, publicKeyOf(key));
  const { localDrafts } = await import('./localDrafts.ts');
  const id = 'new1700000000000';
  await localDrafts.put({ id, record: isf10Bill({ id: null, bugerName: NAME }), changed: true, savedAt: 1 });
  expect(await allStoredText()).toContain(NAME);
  reload();
  await (await import('./claimLocalDatabase.ts')).leaveLocalDatabase();
  expect(await allStoredText()).not.toContain(NAME);
});
