import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { resetBrowser, startLocalSession } from './testing/resetBrowser.ts';

const page = async () => ({
  ...(await import('./localTemplates.ts')),
  ...(await import('./localDrafts.ts')),
  ...(await import('./isfDb.ts')),
});

const typed = (id: string, name: string) => ({
  id,
  record: isf10Bill({ id: id.startsWith('new') ? null : id, template_name: name, amsRequestList: [] }),
  changed: true,
  savedAt: 1_700_000_000_000,
});

beforeEach(async () => {
  resetBrowser();
  await startLocalSession('u1.e1');
});

it('[D01] stores a changed template apart from drafts until it is saved', async () => {
  const { localTemplates, localDrafts } = await page();
  await localTemplates.put(typed('t1', 'SOFA'));
  expect((await localTemplates.get('t1'))?.record.template_name).toBe('SOFA');
  expect(await localDrafts.get('t1')).toBeNull();
  expect(await localDrafts.listLocalOnly()).toEqual([]);
  await localTemplates.markSaved('t1', 2, typed('t1', 'SOFA').record);
  expect(await localTemplates.get('t1')).toBeNull();
});

it('keeps text typed during the save', async () => {
  const { localTemplates } = await page();
  await localTemplates.put(typed('t1', 'SOFA LINE'));
  await localTemplates.markSaved('t1', 2, typed('t1', 'SOFA').record);
  expect((await localTemplates.get('t1'))?.record).toMatchObject({ template_name: 'SOFA LINE', revision: 2 });
});

it('[D02] finds a saved template under its local id', async () => {
  const { localTemplates } = await page();
  await localTemplates.put(typed('new1', 'SOFA'));
  await localTemplates.takeOver('new1', 't9', 1);
  expect((await localTemplates.get('new1'))?.record).toMatchObject({ id: 't9', template_name: 'SOFA' });
});

it('[D16] parks a changed template and restores it for its owner only', async () => {
  const { localTemplates, localDrafts } = await page();
  await localTemplates.put(typed('t1', 'SOFA'));
  await startLocalSession('u2.e2');
  expect(await localTemplates.get('t1')).toBeNull();
  expect(await localDrafts.listLocalOnly()).toEqual([]);
  await startLocalSession('u1.e1');
  expect((await localTemplates.get('t1'))?.record.template_name).toBe('SOFA');
});

it('ignores a copy written by the older tool', async () => {
  const { localTemplates, isfDb } = await page();
  await isfDb().temManage_store.put({ ...isf10Bill(), id: 't1' });
  expect(await localTemplates.get('t1')).toBeNull();
});
