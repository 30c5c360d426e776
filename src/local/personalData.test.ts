import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { allStoredText } from './testing/allStoredText.ts';
import { resetBrowser, setOwnerKey, reload, startLocalSession } from './testing/resetBrowser.ts';
import { writeAsOlderTool, readAsOlderTool } from './testing/olderTool.ts';

const SSN = '987-65-4321';
const BIRTH = '1971-02-03';
const NAME = 'CANARY IMPORTS';
const OWNER = 'u1.e1';
const person = { importerType: '34', importerId: SSN, importerBirth: BIRTH, bugerName: NAME } as const;

const page = async () => ({
  ...(await import('./localDrafts.ts')),
  ...(await import('./localTemplates.ts')),
  ...(await import('./localChanges.ts')),
  ...(await import('./hiddenTextStore.ts')),
  ...(await import('./unsavedRecords.ts')),
  ...(await import('./recentParties.ts')),
  ...(await import('./intentStore.ts')),
  ...(await import('./tptDb.ts')),
  ...(await import('./isfDb.ts')),
});
const leave = async () => (await import('./claimLocalDatabase.ts')).leaveLocalDatabase();
const typed = (id: string, changed = true, changes: object = {}) => ({
  id,
  record: isf10Bill({ id: id.startsWith('new') ? null : id, revision: 1, ...person, ...changes }),
  changed,
  savedAt: 1_700_000_000_000,
});
const intent = {
  key: 'k1',
  owner: OWNER,
  call: 'sendBill',
  draftId: 'd9',
  billType: 1,
  amsNos: ['OOLU12345678'],
  body: isf10Bill(person),
  payType: 0,
  quotedTotal: 1,
  state: 'unknown',
  at: 1,
} as const;

/** Stores personal data in every store. */
async function typeEverywhere(): Promise<void> {
  const local = await page();
  await local.localDrafts.put(typed('new1700000000000'));
  await local.localDrafts.put(typed('7', false));
  const { record, stamp } = await local.localDrafts.put(typed('8'));
  await local
    .isfDb()
    .draft_store.update('8', { bugerCity: 'OF ANOTHER TAB', _local: { changed: true, stamp: 'else-1' } });
  await local.localDrafts.put(typed('8', true, { bugerCity: 'SEATTLE' }), { record, stamp });
  await local.localTemplates.put(typed('9'));
  await local.localChanges.put(typed('10'));
  await local.hiddenTextStore.put('11', person);
  local.unsavedRecords.put('parties:new', { record: { name: NAME, partyId: SSN }, at: 1 });
  local.rememberParty('buger', { name: NAME, addr: 'A', city: 'B', countryCode: 'US' });
  await local.intentStore.begin({ ...intent, amsNos: [...intent.amsNos] });
  await expect.poll(() => local.localDrafts.listQuarantined()).toHaveLength(1);
}

beforeEach(resetBrowser);

it('[ASVS 14.3.3] encrypts personal ids and birth dates while signed in', async () => {
  await startLocalSession(OWNER);
  await typeEverywhere();
  const stored = await allStoredText();
  expect(stored).toContain(NAME);
  expect(stored).not.toContain(SSN);
  expect(stored).not.toContain(BIRTH);
  const { localDrafts, intentStore, unsavedRecords, hiddenTextStore } = await page();
  expect((await localDrafts.get('7'))?.record).toMatchObject(person);
  expect(await intentStore.get('k1')).toEqual(intent);
  expect(unsavedRecords.get('parties:new')?.record).toMatchObject({ partyId: SSN });
  expect(await hiddenTextStore.get('11')).toEqual(person);
});

it('[ASVS 14.3.1] leaves only encrypted text at sign-out and restores it for its owner', async () => {
  await startLocalSession(OWNER);
  await typeEverywhere();
  await leave();
  for (const canary of [SSN, BIRTH, NAME]) expect(await allStoredText()).not.toContain(canary);
  reload();
  await startLocalSession('u2.e2');
  for (const canary of [SSN, BIRTH, NAME]) expect(await allStoredText()).not.toContain(canary);
  expect(await (await page()).localDrafts.listLocalOnly()).toEqual([]);
  await leave();
  reload();
  await startLocalSession(OWNER);
  const { localDrafts, localTemplates, localChanges, hiddenTextStore, unsavedRecords, intentStore } = await page();
  expect(await localDrafts.listLocalOnly()).toMatchObject([{ record: person }]);
  expect(await localDrafts.get('7')).toBeNull();
  expect(await localDrafts.get('8')).toMatchObject({ changed: true, record: { ...person, bugerCity: 'SEATTLE' } });
  expect((await localTemplates.get('9'))?.record).toMatchObject(person);
  expect((await localChanges.get('10'))?.record).toMatchObject(person);
  expect(await hiddenTextStore.get('11')).toEqual(person);
  expect(unsavedRecords.get('parties:new')?.record).toMatchObject({ partyId: SSN });
  expect(await intentStore.ofOwner(OWNER)).toEqual([intent]);
  expect(await localDrafts.listQuarantined()).toMatchObject([{ reason: 'clash', record: { importerId: SSN } }]);
});

it('[D16] encrypts text of an expired session when another user signs in', async () => {
  await startLocalSession(OWNER);
  await typeEverywhere();
  reload();
  await startLocalSession('u2.e2');
  for (const canary of [SSN, BIRTH, NAME]) expect(await allStoredText()).not.toContain(canary);
  reload();
  await startLocalSession(OWNER);
  expect(await (await page()).localDrafts.get('8')).toMatchObject({ record: person });
});

it('[I8] keeps text of an open tab whose owner signed out in another tab', async () => {
  await startLocalSession(OWNER);
  const { localDrafts: earlierTab } = await page();
  reload();
  await startLocalSession(OWNER);
  await leave();
  await earlierTab.put(typed('new1700000000001'));
  expect(await allStoredText()).not.toContain(NAME);
  reload();
  await startLocalSession(OWNER);
  expect(await (await page()).localDrafts.get('new1700000000001')).toMatchObject({ record: person });
});

it('encrypts personal ids of the older tool at the next sign-in', async () => {
  await writeAsOlderTool('draft_store', { id: 'new1700000000002', billType: 1, ...person });
  await startLocalSession(OWNER);
  expect(await allStoredText()).not.toContain(SSN);
  expect(await (await page()).localDrafts.get('new1700000000002')).toMatchObject({ record: person });
});

/** The older tool writes an id into a record with encrypted values, which it reads as blank. */
async function typeIdByOlderTool(id: string): Promise<void> {
  await startLocalSession(OWNER);
  await (await page()).localDrafts.put(typed(id));
  const [record] = await readAsOlderTool('draft_store');
  await writeAsOlderTool('draft_store', { ...record, importerId: '111-22-3333' });
}

it('[I8] keeps the encrypted birth date when the older tool writes another id', async () => {
  await typeIdByOlderTool('new1700000000004');
  reload();
  await startLocalSession(OWNER);
  expect(await allStoredText()).not.toContain('111-22-3333');
  const { localDrafts } = await page();
  expect(await localDrafts.get('new1700000000004')).toMatchObject({
    record: { importerId: '111-22-3333', importerBirth: BIRTH },
  });
});

it('[I8] keeps encrypted values unchanged until the page has their key', async () => {
  await typeIdByOlderTool('new1700000000005');
  reload();
  const { sealLeftovers } = await import('./sealLeftovers.ts');
  await sealLeftovers(OWNER);
  await setOwnerKey(OWNER);
  const bill = (await (await page()).localDrafts.get('new1700000000005'))?.record;
  expect(bill).toMatchObject({ importerId: '111-22-3333', importerBirth: BIRTH });
});

it('[I8] quarantines parked text that the key does not open', async () => {
  await startLocalSession(OWNER);
  await (await page()).localDrafts.put(typed('new1700000000003'));
  await leave();
  const { tptDb } = await page();
  const [parked] = await tptDb().parked.toArray();
  const { sealed } = (parked?.record ?? {}) as { sealed: string };
  const damaged = { sealed: `${sealed.slice(0, -4)}AAAA` };
  await tptDb().parked.put({ owner: OWNER, id: parked?.id ?? '', record: damaged });
  reload();
  await startLocalSession(OWNER);
  const { localDrafts } = await page();
  expect(await localDrafts.listLocalOnly()).toEqual([]);
  expect(await localDrafts.listQuarantined()).toMatchObject([{ reason: 'sealBroken', record: damaged }]);
});

it('waits for the key and stores no personal id without it', async () => {
  await startLocalSession(OWNER);
  await (await page()).localDrafts.put(typed('8'));
  reload();
  // As the minifier does.
  Object.defineProperty((await import('./ownerSeal.ts')).LocalKeyMissing, 'name', { value: 'e' });
  const again = await page();
  const reading = again.localDrafts.get('8');
  // The read finds the encrypted values before the key comes.
  for (let turn = 0; turn < 30; turn += 1) await again.isfDb().draft_store.count();
  await setOwnerKey(OWNER);
  expect(await reading).toMatchObject({ record: person });

  resetBrowser();
  const { localDrafts } = await page();
  await expect(localDrafts.put(typed('8'))).rejects.toMatchObject({ name: 'LocalKeyMissing' });
  expect(await allStoredText()).not.toContain(SSN);
});

it('stores no recognized personal id in clear before the key is there', async () => {
  const { putRecognition } = await import('./recognitionDb.ts');
  const { setPageOwner } = await import('./owner.ts');
  setPageOwner(OWNER);
  const kept = { confirmed: [], reported: {} };
  const value = { path: 'importerId', value: SSN, confidence: 'sure' as const, sources: [] };
  const inBill = { bill: { importerBirth: BIRTH }, values: [], documents: [] };
  const inValues = { bill: {}, values: [value], documents: [] };
  for (const recognition of [inBill, inValues]) {
    await expect(putRecognition('d1', { recognition, ...kept })).rejects.toMatchObject({ name: 'LocalKeyMissing' });
  }
  for (const canary of [SSN, BIRTH]) expect(await allStoredText()).not.toContain(canary);
});
