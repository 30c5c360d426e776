import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { allStoredText } from './testing/allStoredText.ts';
import { resetBrowser, setOwnerKey, reload, startLocalSession } from './testing/resetBrowser.ts';

const OWNER = 'u1.e1';
const ID = 'new1700000000000';
const start = { record: isf10Bill({ id: null }) };
/** A document with a numbered text, as a form passes it. */
const typed = async (changes: object, { id = ID, savedAt = 1, changed = true } = {}) => ({
  id,
  record: isf10Bill({ id: null, ...changes }),
  changed,
  savedAt,
  texts: (await import('./tabStamp.ts')).nextText(),
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
/** Kills the page and loads it again. */
async function loadAgain() {
  reload();
  await setOwnerKey(OWNER);
  return drafts();
}

/** Simulates Web Locks, which a killed page releases. */
function stubLocks(): { killTabs: () => void } {
  let held: { name: string }[] = [];
  const request = (name: string, ...rest: unknown[]): unknown => {
    if (name.startsWith('tpt-tab:')) held.push({ name });
    return (rest.at(-1) as () => unknown)();
  };
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held }) } });
  return { killTabs: () => (held = []) };
}

beforeEach(async () => {
  vi.unstubAllGlobals();
  resetBrowser();
  await startLocalSession(OWNER);
});

it('[D01] restores a text that a killed page had only in the journal', async () => {
  const local = await openPage();
  const known = await local.put(await typed({ sellerName: 'OLD' }));
  local.journal(await typed({ sellerName: 'NEWER', importerId: '987-65-4321' }), known);
  expect(await allStoredText()).not.toContain('987-65-4321');
  const again = await loadAgain();
  expect(await again.get(ID)).toMatchObject({ record: { sellerName: 'NEWER', importerId: '987-65-4321' } });
});

it('[D01] replays no text that its record contains', async () => {
  const local = await openPage();
  const old = await typed({ sellerName: 'OLD' });
  local.journal(old, start);
  const newer = await typed({ sellerName: 'NEWER' });
  // The page is killed before it removes the entry.
  const { storedDocuments } = await import('./storedDocuments.ts');
  await storedDocuments({ name: 'draft_store', keepsSaved: true }).put(newer);
  expect(await (await loadAgain()).get(ID)).toMatchObject({ record: { sellerName: 'NEWER' } });
});

it('[D01] restores a text typed after the clock was set back an hour', async () => {
  const local = await openPage();
  const known = await local.put(await typed({ sellerName: 'OLD' }, { savedAt: 7_200_000 }));
  local.journal(await typed({ sellerName: 'NEWER' }, { savedAt: 3_600_000 }), known);
  expect(await (await loadAgain()).get(ID)).toMatchObject({ record: { sellerName: 'NEWER' } });
});

it('[D01] merges journaled texts of two tabs after the browser was killed', async () => {
  const one = await openPage();
  const known = await one.put(await typed({}));
  one.journal(await typed({ sellerName: 'OF TAB ONE' }), known);
  const two = await (reload(), await setOwnerKey(OWNER), openPage());
  await expect.poll(async () => (await two.get(ID))?.record).toMatchObject({ sellerName: 'OF TAB ONE' });
  two.journal(await typed({ bugerCity: 'OF TAB TWO' }), known);
  expect((await (await loadAgain()).get(ID))?.record).toMatchObject({
    sellerName: 'OF TAB ONE',
    bugerCity: 'OF TAB TWO',
  });
});

it('[D01] quarantines a record that a journaled text overwrites', async () => {
  const local = await openPage();
  const known = await local.put(await typed({}));
  local.journal(await typed({ bugerCity: 'SEATTLE' }), known);
  const { isfDb } = await import('./isfDb.ts');
  await isfDb().draft_store.update(ID, { bugerCity: 'TACOMA', _local: { changed: true, savedAt: 9, stamp: 'else-1' } });
  const again = await loadAgain();
  expect((await again.get(ID))?.record).toMatchObject({ bugerCity: 'SEATTLE' });
  await expect
    .poll(() => again.listQuarantined())
    .toMatchObject([{ reason: 'clash', record: { bugerCity: 'TACOMA' } }]);
});

it('[D01] does not replay a text of an open tab', async () => {
  const { killTabs } = stubLocks();
  const local = await openPage();
  const known = await local.put(await typed({ sellerName: 'STORED' }));
  local.journal(await typed({ sellerName: 'ON ITS WAY' }), known);
  expect(await (await loadAgain()).get(ID)).toMatchObject({ record: { sellerName: 'STORED' } });
  killTabs();
  expect(await (await loadAgain()).get(ID)).toMatchObject({ record: { sellerName: 'ON ITS WAY' } });
});

it('[I8] restores no removed and no sent draft', async () => {
  for (const removal of ['remove', 'send'] as const) {
    const local = await openPage();
    await local.put(await typed({ sellerName: 'OLD' }));
    const text = await typed({ sellerName: 'OLD' });
    local.journal(text, start);
    await (removal === 'remove' ? local.remove([ID]) : local.removeSent(ID, text.record));
    expect(await (await loadAgain()).get(ID)).toBeNull();
  }
});

it('[I8] restores no removed draft under its local id', async () => {
  const local = await openPage();
  local.journal(await typed({ sellerName: 'OLD' }), start);
  await local.put(await typed({ sellerName: 'OLD' }, { changed: true }));
  local.journal(await typed({ sellerName: 'NEWER' }), start);
  await local.takeOver(ID, 's-1', 1);
  await local.remove(['s-1']);
  expect(await (await loadAgain()).get('s-1')).toBeNull();
});

it('[D02] replays a text under the id that the draft got meanwhile', async () => {
  const local = await openPage();
  const known = await local.put(await typed({ sellerName: 'OLD' }));
  local.journal(await typed({ sellerName: 'NEWER' }), known);
  await local.takeOver(ID, 's-1', 3);
  const again = await loadAgain();
  expect(await again.get(ID)).toMatchObject({ id: 's-1', record: { id: 's-1', revision: 3, sellerName: 'NEWER' } });
});

it.each(['localChanges', 'localTemplates'] as const)(
  '[I8] %s brings back no text that was sent or undone',
  async (name) => {
    const port = async () =>
      name === 'localChanges'
        ? (await import('./localChanges.ts')).localChanges
        : (await import('./localTemplates.ts')).localTemplates;
    await openPage();
    for (const end of ['removed', 'undone'] as const) {
      const local = await port();
      await local.get('7');
      local.journal(await typed({ sellerName: 'OLD' }, { id: '7' }), start);
      if (end === 'removed') await local.remove(['7']);
      else await local.put(await typed({}, { id: '7', changed: false }));
      await expect.poll(async () => (await import('./journal.ts')).listJournal(OWNER)).toEqual([]);
      await loadAgain();
      expect(await (await port()).get('7')).toBeNull();
    }
  },
);

it('[D16] keeps a journaled text of the earlier owner encrypted', async () => {
  const text = await typed({ sellerName: 'CANARY', importerId: '987-65-4321' });
  (await openPage()).journal(text, start);
  reload();
  await startLocalSession('u2.e2');
  expect(await allStoredText()).not.toContain('CANARY');
  reload();
  await startLocalSession(OWNER);
  expect(await (await drafts()).get(ID)).toMatchObject({ record: { sellerName: 'CANARY', importerId: '987-65-4321' } });
});
