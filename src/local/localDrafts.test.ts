import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { freshBrowser, giveKey, reload, signIn as claim } from './testing/freshBrowser.ts';
import { leaveByOlderTool, openAsOlderTool, recordsOf } from './testing/olderTool.ts';

/** The drafts of a page on which no one needed to sign in; its key is known all the same. */
const drafts = async () => {
  await giveKey('');
  return (await import('./localDrafts.ts')).localDrafts;
};
const draft = (id: string, changes = {}, savedAt = 1_000) => ({
  id,
  record: isf10Bill({ id: id.startsWith('new') ? null : id, ...changes }),
  changed: true,
  savedAt,
});

beforeEach(freshBrowser);

describe('local drafts', () => {
  it('[D01] opens a database of the older tool at native version 5 and shows its draft', async () => {
    await leaveByOlderTool('draft_store', {
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
    expect((await recordsOf('draft_store'))[0]).toMatchObject({ id: 'new1', sellerName: 'NINGBO TRADING CO LTD' });
  });

  it('[D01] keeps a record that cannot be read whole as it was found, and does not crash', async () => {
    const bad = { id: 'new2', billType: 1, amsRequestList: 'TXSL12345678', sellerName: { text: 'X' } };
    await leaveByOlderTool('draft_store', bad, { id: 'new3', billType: 0, bookName: 'EAST SEA' });
    const list = await (await drafts()).listLocalOnly();
    expect(list.map(({ id }) => id).sort()).toEqual(['new2', 'new3']);
    const found = [{ id: 'new2', reason: 'partlyReadable', record: bad }];
    await expect.poll(async () => (await drafts()).listQuarantined()).toMatchObject(found);
  });

  it('[D02] gives a saved draft its portal id, and the old address still leads to it', async () => {
    const port = await drafts();
    await port.put(draft('new4'));
    await port.takeOver('new4', 's-1', 1);
    expect((await recordsOf('draft_store')).map(({ id }) => id)).toEqual(['s-1']);
    expect(await port.get('new4')).toMatchObject({ id: 's-1', record: { id: 's-1', revision: 1 } });
    reload();
    expect(await (await drafts()).get('new4')).toMatchObject({ id: 's-1' });
    expect(await (await drafts()).listLocalOnly()).toEqual([]);
  });

  it('[D02] finishes a take-over that was killed between its two databases', async () => {
    await (await drafts()).put(draft('new5'));
    const { tptDb } = await import('./tptDb.ts');
    await tptDb().aliases.put({ owner: '', localId: 'new5', serverId: 's-2', revision: 1 });
    reload();
    expect(await (await drafts()).listLocalOnly()).toEqual([]);
    expect(await (await drafts()).get('new5')).toMatchObject({ id: 's-2', record: { id: 's-2', revision: 1 } });
    expect((await recordsOf('draft_store')).map(({ id }) => id)).toEqual(['s-2']);
  });

  it('[D02] writes of a form that has not heard of the new id reach the same draft', async () => {
    const port = await drafts();
    await port.put(draft('new6'));
    await port.takeOver('new6', 's-3', 1);
    await port.put(draft('new6', { sellerName: 'TYPED LATER' }, 2_000));
    expect(await recordsOf('draft_store')).toMatchObject([{ id: 's-3', revision: 1, sellerName: 'TYPED LATER' }]);
  });

  it('[D01] stays changed when something was typed while the save was on its way', async () => {
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

  it('[D01] keeps what two tabs typed into different fields, whoever writes last', async () => {
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

  it('[D01] takes no earlier write of the same tab for another tab’s', async () => {
    const local = await drafts();
    const { record, stamp } = await local.put(draft('d1'));
    const known = { record, stamp };
    await local.put(draft('d1', { bugerCity: 'S' }), known);
    expect(await local.put(draft('d1', { bugerCity: 'SE' }), known)).toMatchObject({ theirs: null });
    expect((await local.get('d1'))?.record).toMatchObject({ bugerCity: 'SE' });
    expect(await local.listQuarantined()).toEqual([]);
  });

  it('[D01] cuts no text that is longer than the portal takes', async () => {
    const local = await drafts();
    const endless = 'A'.repeat(1_200);
    await local.put(draft('d1', { sellerAddr: endless }));
    expect((await local.get('d1'))?.record).toMatchObject({ sellerAddr: endless });
  });

  it('[D05] keeps text typed after the send as a draft of its own', async () => {
    const port = await drafts();
    await port.put({ ...draft('s-5', { revision: 2 }), changed: false });
    await port.put(draft('s-6', { revision: 2, sellerName: 'TYPED LATER' }));
    await port.removeSent('s-5', null);
    await port.removeSent('s-6', null);
    expect(await port.get('s-5')).toBeNull();
    expect(await port.get('s-6')).toBeNull();
    expect(await port.listLocalOnly()).toMatchObject([{ record: { id: null, sellerName: 'TYPED LATER' } }]);
  });

  it('tells other tabs of the owner, and no tab of another owner', async () => {
    await claim('u1.e1');
    const heard: string[] = [];
    const other = new BroadcastChannel('tpt-drafts:u1.e1');
    const stranger = new BroadcastChannel('tpt-drafts:u2.e1');
    stranger.onmessage = () => heard.push('stranger');
    const told = new Promise((resolve) => (other.onmessage = ({ data }) => resolve(data)));
    await (await drafts()).put(draft('new7'));
    expect(await told).toEqual({ kind: 'put', id: 'new7' });
    expect(heard).toEqual([]);
    other.close();
    stranger.close();
  });
});

describe('the owner of the local database', () => {
  it('[D16] adopts a database that has no owner', async () => {
    await leaveByOlderTool('draft_store', { id: 'new8', billType: 1 });
    expect(await claim('u1.e1')).toBe('adopted');
    expect(await (await drafts()).listLocalOnly()).toHaveLength(1);
  });

  it('[D16] parks unsaved drafts of the previous owner and brings them back only for that owner', async () => {
    await claim('u1.e1');
    const port = await drafts();
    await port.put(draft('new9'));
    await port.put(draft('s-7', { revision: 1 }));
    await port.put({ ...draft('s-8', { revision: 1 }), changed: false });
    await leaveByOlderTool('plain_data', { name: 'countries' });
    reload();
    expect(await claim('u2.e1')).toBe('switched');
    expect(await recordsOf('draft_store')).toEqual([]);
    expect(await recordsOf('plain_data')).toEqual([]);
    reload();
    expect(await claim('u3.e1')).toBe('switched');
    expect(await recordsOf('draft_store')).toEqual([]);
    reload();
    await claim('u1.e1');
    expect((await recordsOf('draft_store')).map(({ id }) => id)).toEqual(['new9', 's-7']);
  });

  it('[D16] repeats a switch that was killed after the parking, and loses nothing', async () => {
    await claim('u1.e1');
    await (await drafts()).put(draft('new10'));
    const { parkDrafts, clearStores } = await import('./parking.ts');
    await parkDrafts('u1.e1');
    await clearStores();
    reload();
    expect(await claim('u1.e1')).toBe('same');
    expect(await (await drafts()).get('new10')).toMatchObject({ id: 'new10' });
  });

  it('[D16] parks the text of a tab that still belongs to the earlier owner', async () => {
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
