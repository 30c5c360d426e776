import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { resetBrowser, setOwnerKey, reload, startLocalSession as claim } from './testing/resetBrowser.ts';
import { writeAsOlderTool, openAsOlderTool, readAsOlderTool } from './testing/olderTool.ts';

/** The drafts of a page without sign-in that has its key. */
const drafts = async () => {
  await setOwnerKey('');
  return (await import('./localDrafts.ts')).localDrafts;
};
const draft = (id: string, changes = {}, savedAt = 1_000) => ({
  id,
  record: isf10Bill({ id: id.startsWith('new') ? null : id, ...changes }),
  changed: true,
  savedAt,
});

beforeEach(resetBrowser);

describe('local drafts', () => {
  it('[D01] opens a database of the older tool at native version 5 and shows its draft', async () => {
    await writeAsOlderTool('draft_store', {
      id: 'new1700000000000',
      billType: 1,
      bugerName: 'PACIFIC HOME GOODS INC',
      bugerCountryName: 'United States',
      importerId: 123456789,
      amsRequestList: [{ amsNo: 'TXSL12345678', amsType: 'BM', isShow: true }],
      billHsRequestList: null,
    });
    const [found] = await (await drafts()).listLocalOnly();
    expect(found).toMatchObject({ id: 'new1700000000000', changed: true, savedAt: 1_700_000_000_000 });
    expect(found?.record).toMatchObject({
      id: null,
      billType: 1,
      bugerName: 'PACIFIC HOME GOODS INC',
      importerId: '123456789',
      amsRequestList: [{ amsNo: 'TXSL12345678', amsType: 'BM', userRemark: '' }],
      billHsRequestList: [],
    });
    expect(found?.record).not.toHaveProperty('bugerCountryName');
  });

  it('[D01] leaves the database at native version 5 with five stores, readable to the older tool', async () => {
    await (await drafts()).put(draft('new1', { sellerName: 'NINGBO TRADING CO LTD' }));
    const db = await openAsOlderTool();
    expect(db.version).toBe(5);
    expect([...db.objectStoreNames]).toEqual([
      'draft_store',
      'has_sent_store',
      'plain_data',
      'resend_store',
      'temManage_store',
    ]);
    db.close();
    expect((await readAsOlderTool('draft_store'))[0]).toMatchObject({
      id: 'new1',
      sellerName: 'NINGBO TRADING CO LTD',
    });
  });

  it('[D01] quarantines a record that it cannot read completely', async () => {
    const bad = { id: 'new2', billType: 1, amsRequestList: 'TXSL12345678', sellerName: { text: 'X' } };
    await writeAsOlderTool('draft_store', bad, { id: 'new3', billType: 0, bookName: 'EAST SEA' });
    const list = await (await drafts()).listLocalOnly();
    expect(list.map(({ id }) => id).sort()).toEqual(['new2', 'new3']);
    const found = [{ id: 'new2', reason: 'partlyReadable', record: bad }];
    await expect.poll(async () => (await drafts()).listQuarantined()).toMatchObject(found);
  });

  it('[D02] moves a saved draft to its server id and still finds it by the old id', async () => {
    const port = await drafts();
    await port.put(draft('new4'));
    await port.takeOver('new4', 's-1', 1);
    expect((await readAsOlderTool('draft_store')).map(({ id }) => id)).toEqual(['s-1']);
    expect(await port.get('new4')).toMatchObject({ id: 's-1', record: { id: 's-1', revision: 1 } });
    reload();
    expect(await (await drafts()).get('new4')).toMatchObject({ id: 's-1' });
    expect(await (await drafts()).listLocalOnly()).toEqual([]);
  });

  it('[D02] completes a take-over interrupted between its two databases', async () => {
    await (await drafts()).put(draft('new5'));
    const { tptDb } = await import('./tptDb.ts');
    await tptDb().aliases.put({ owner: '', localId: 'new5', serverId: 's-2', revision: 1 });
    reload();
    expect(await (await drafts()).listLocalOnly()).toEqual([]);
    expect(await (await drafts()).get('new5')).toMatchObject({ id: 's-2', record: { id: 's-2', revision: 1 } });
    expect((await readAsOlderTool('draft_store')).map(({ id }) => id)).toEqual(['s-2']);
  });

  it('[D02] writes to the same draft under its old id', async () => {
    const port = await drafts();
    await port.put(draft('new6'));
    await port.takeOver('new6', 's-3', 1);
    await port.put(draft('new6', { sellerName: 'TYPED LATER' }, 2_000));
    expect(await readAsOlderTool('draft_store')).toMatchObject([{ id: 's-3', revision: 1, sellerName: 'TYPED LATER' }]);
  });

  it('[D01] stays changed when text was typed during the save', async () => {
    const port = await drafts();
    await port.put(draft('s-4', { revision: 1, sellerName: 'B' }));
    await port.markSaved('s-4', 2, isf10Bill({ id: 's-4', sellerName: 'A' }));
    expect(await port.get('s-4')).toMatchObject({ changed: true, record: { revision: 2, sellerName: 'B' } });
    await port.markSaved('s-4', 3, isf10Bill({ id: 's-4', sellerName: 'B' }));
    expect(await port.get('s-4')).toMatchObject({ changed: false, record: { revision: 3 } });
  });

  /** Another tab of the same browser writes. */
  async function writeElsewhere(changes: object): Promise<void> {
    const { isfDb } = await import('./isfDb.ts');
    const { toStored } = await import('./storedRecord.ts');
    await isfDb().draft_store.put(toStored({ ...draft('d1', changes), stamp: 'elsewhere-1' }));
  }

  it('[D02] keeps the revision of a save during which text was typed', async () => {
    const local = await drafts();
    const sent = draft('d1', { revision: 1 });
    const { record, stamp } = await local.put(sent);
    await local.markSaved('d1', 2, sent.record);
    // Copied from the form before the save was answered.
    await local.put(draft('d1', { revision: 1, sellerCity: 'QINGDAO' }), { record, stamp });
    expect(await local.get('d1')).toMatchObject({ changed: true, record: { revision: 2, sellerCity: 'QINGDAO' } });
  });

  it('[D01] merges what two tabs typed into different fields', async () => {
    const local = await drafts();
    const { record, stamp } = await local.put(draft('d1'));
    const known = { record, stamp };
    await writeElsewhere({ sellerAddr: 'OF ANOTHER TAB' });
    const written = await local.put(draft('d1', { bugerCity: 'SEATTLE' }), known);
    expect(written).toMatchObject({ theirs: null, record: { sellerAddr: 'OF ANOTHER TAB', bugerCity: 'SEATTLE' } });
    expect((await local.get('d1'))?.record).toMatchObject({ sellerAddr: 'OF ANOTHER TAB', bugerCity: 'SEATTLE' });
    expect(await local.listQuarantined()).toEqual([]);
  });

  it('[D01] quarantines and returns what another tab typed into the same field', async () => {
    const local = await drafts();
    const { record, stamp } = await local.put(draft('d1'));
    await writeElsewhere({ bugerCity: 'OF ANOTHER TAB' });
    const written = await local.put(draft('d1', { bugerCity: 'SEATTLE' }), { record, stamp });
    expect(written).toMatchObject({ theirs: { bugerCity: 'OF ANOTHER TAB' }, record: { bugerCity: 'SEATTLE' } });
    const aside = [{ reason: 'clash', record: { bugerCity: 'OF ANOTHER TAB' } }];
    await expect.poll(() => local.listQuarantined()).toMatchObject(aside);
  });

  it('[D01] does not treat an earlier write of the same tab as another tab’s', async () => {
    const local = await drafts();
    const { record, stamp } = await local.put(draft('d1'));
    const known = { record, stamp };
    await local.put(draft('d1', { bugerCity: 'S' }), known);
    expect(await local.put(draft('d1', { bugerCity: 'SE' }), known)).toMatchObject({ theirs: null });
    expect((await local.get('d1'))?.record).toMatchObject({ bugerCity: 'SE' });
    expect(await local.listQuarantined()).toEqual([]);
  });

  it('[D01] keeps a text longer than the portal accepts', async () => {
    const local = await drafts();
    const endless = 'A'.repeat(1_200);
    await local.put(draft('d1', { sellerAddr: endless }));
    expect((await local.get('d1'))?.record).toMatchObject({ sellerAddr: endless });
  });

  it('[D05] keeps text typed after sending as a new draft', async () => {
    const port = await drafts();
    await port.put({ ...draft('s-5', { revision: 2 }), changed: false });
    await port.put(draft('s-6', { revision: 2, sellerName: 'TYPED LATER' }));
    await port.removeSent('s-5', null);
    await port.removeSent('s-6', null);
    expect(await port.get('s-5')).toBeNull();
    expect(await port.get('s-6')).toBeNull();
    expect(await port.listLocalOnly()).toMatchObject([{ record: { id: null, sellerName: 'TYPED LATER' } }]);
  });

  it('[I8] keeps a deleted draft that was typed in since its copy was read', async () => {
    const port = await drafts();
    await port.put(draft('s-7', { revision: 2 }));
    await port.put(draft('s-8', { revision: 2 }));
    const copies = await Promise.all(['s-7', 's-8', 's-9'].map((id) => port.get(id)));
    await port.put(draft('s-8', { revision: 2, sellerName: 'TYPED LATER' }));
    await port.put(draft('s-9', { sellerName: 'OPENED LATER' }));
    await port.remove(['s-7', 's-8', 's-9'], copies);
    expect(await port.get('s-7')).toBeNull();
    expect(await port.get('s-8')).toMatchObject({ record: { sellerName: 'TYPED LATER' } });
    expect(await port.get('s-9')).toMatchObject({ record: { sellerName: 'OPENED LATER' } });
  });

  it('[D01] lists unsaved text whose draft the portal no longer has', async () => {
    const port = await drafts();
    await port.put({ ...draft('s-7', { revision: 2 }), changed: false });
    await port.put(draft('s-8', { revision: 2 }));
    await port.put(draft('s-9', { revision: 2 }));
    expect(await port.listLocalOnly(async (id) => id !== 's-9')).toMatchObject([{ id: 's-8' }]);
    expect(await port.listLocalOnly()).toEqual([]);
  });

  it('notifies other tabs of the owner, but no tab of another owner', async () => {
    await claim('u1.e1');
    const received: string[] = [];
    const other = new BroadcastChannel('tpt-drafts:u1.e1');
    const stranger = new BroadcastChannel('tpt-drafts:u2.e1');
    stranger.onmessage = () => received.push('stranger');
    const notified = new Promise((resolve) => (other.onmessage = ({ data }) => resolve(data)));
    await (await drafts()).put(draft('new7'));
    expect(await notified).toEqual({ kind: 'put', id: 'new7' });
    expect(received).toEqual([]);
    other.close();
    stranger.close();
  });
});

describe('the owner of the local database', () => {
  it('[D16] adopts a database that has no owner', async () => {
    await writeAsOlderTool('draft_store', { id: 'new8', billType: 1 });
    expect(await claim('u1.e1')).toBe('adopted');
    expect(await (await drafts()).listLocalOnly()).toHaveLength(1);
  });

  it('[D16] parks unsaved drafts and restores them for their owner only', async () => {
    await claim('u1.e1');
    const port = await drafts();
    await port.put(draft('new9'));
    await port.put(draft('s-7', { revision: 1 }));
    await port.put({ ...draft('s-8', { revision: 1 }), changed: false });
    await writeAsOlderTool('plain_data', { name: 'countries' });
    reload();
    expect(await claim('u2.e1')).toBe('switched');
    expect(await readAsOlderTool('draft_store')).toEqual([]);
    expect(await readAsOlderTool('plain_data')).toEqual([]);
    reload();
    expect(await claim('u3.e1')).toBe('switched');
    expect(await readAsOlderTool('draft_store')).toEqual([]);
    reload();
    await claim('u1.e1');
    expect((await readAsOlderTool('draft_store')).map(({ id }) => id)).toEqual(['new9', 's-7']);
  });

  it('[D16] repeats an owner switch that was interrupted after parking', async () => {
    await claim('u1.e1');
    await (await drafts()).put(draft('new10'));
    const { parkDrafts, clearStores } = await import('./parking.ts');
    await parkDrafts('u1.e1');
    await clearStores();
    reload();
    expect(await claim('u1.e1')).toBe('same');
    expect(await (await drafts()).get('new10')).toMatchObject({ id: 'new10' });
  });

  it('[D16] parks text of a tab that still has the earlier owner', async () => {
    await claim('u1.e1');
    const { storedDocuments } = await import('./storedDocuments.ts');
    const earlierTab = storedDocuments({ name: 'draft_store', keepsSaved: true });
    reload();
    await claim('u2.e1');
    await earlierTab.put(draft('new11', { sellerName: 'OF U1' }));
    expect(await (await drafts()).listLocalOnly()).toEqual([]);
    expect(await earlierTab.get('new11')).toMatchObject({ record: { sellerName: 'OF U1' } });
    reload();
    await claim('u1.e1');
    expect(await (await drafts()).get('new11')).toMatchObject({ record: { sellerName: 'OF U1' } });
  });
});
