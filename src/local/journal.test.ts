import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { allStoredText } from './testing/allStoredText.ts';
import { freshBrowser, giveKey, reload, signIn } from './testing/freshBrowser.ts';

const OWNER = 'u1.e1';
const ID = 'new1700000000000';
const typed = (sellerName: string, savedAt: number, changes: object = {}) => ({
  id: ID,
  bill: isf10Bill({ id: null, sellerName, ...changes }),
  changed: true,
  savedAt,
});
const drafts = async () => (await import('./localDrafts.ts')).localDrafts;
/** A page whose journal is open, as after the first read of a form. */
async function openPage() {
  const local = await drafts();
  await (await import('./journal.ts')).openJournal();
  await local.get(ID);
  await expect.poll(async () => (await drafts()).get(ID)).not.toBeUndefined();
  return local;
}
/** The page is killed and loaded again. */
async function loadAgain() {
  reload();
  await giveKey(OWNER);
  return drafts();
}

beforeEach(async () => {
  freshBrowser();
  await signIn(OWNER);
});

it('[D01] gives back a text that a killed page handed over and could not write', async () => {
  const local = await openPage();
  await local.put(typed('OLD', 1));
  local.journal(typed('NEWER', 2, { importerId: '987-65-4321' }));
  expect(await allStoredText()).not.toContain('987-65-4321');
  const again = await loadAgain();
  expect(await again.get(ID)).toMatchObject({ bill: { sellerName: 'NEWER', importerId: '987-65-4321' } });
});

it('[D01] puts no handed over text over a newer one, and brings no removed draft back', async () => {
  const local = await openPage();
  local.journal(typed('OLD', 1));
  await local.put(typed('NEWER', 2));
  expect(await (await loadAgain()).get(ID)).toMatchObject({ bill: { sellerName: 'NEWER' } });
  await (await drafts()).remove([ID]);
  expect(await (await loadAgain()).get(ID)).toBeNull();
});

it('[D16] parks a handed over text of the earlier owner, readable to no one else', async () => {
  (await openPage()).journal(typed('CANARY', 2));
  reload();
  await signIn('u2.e2');
  expect(await allStoredText()).not.toContain('CANARY');
  reload();
  await signIn(OWNER);
  expect(await (await drafts()).get(ID)).toMatchObject({ bill: { sellerName: 'CANARY' } });
});
