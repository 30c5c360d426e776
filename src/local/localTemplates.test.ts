import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { freshBrowser, signIn } from './testing/freshBrowser.ts';

/** What a page loads anew in a browser of its own. */
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
  freshBrowser();
  await signIn('u1.e1');
});

it('[D01] keeps what is typed into a template until the portal has it, apart from the drafts', async () => {
  const { localTemplates, localDrafts } = await page();
  await localTemplates.put(typed('t1', 'SOFA'));
  expect((await localTemplates.get('t1'))?.record.template_name).toBe('SOFA');
  expect(await localDrafts.get('t1')).toBeNull();
  expect(await localDrafts.listLocalOnly()).toEqual([]);
  await localTemplates.markSaved('t1', 2, typed('t1', 'SOFA').record);
  expect(await localTemplates.get('t1')).toBeNull();
});

it('keeps text that was typed while it was being saved', async () => {
  const { localTemplates } = await page();
  await localTemplates.put(typed('t1', 'SOFA LINE'));
  await localTemplates.markSaved('t1', 2, typed('t1', 'SOFA').record);
  expect((await localTemplates.get('t1'))?.record).toMatchObject({ template_name: 'SOFA LINE', revision: 2 });
});

it('[D02] finds a template that got its id of the portal under its old address too', async () => {
  const { localTemplates } = await page();
  await localTemplates.put(typed('new1', 'SOFA'));
  await localTemplates.takeOver('new1', 't9', 1);
  expect((await localTemplates.get('new1'))?.record).toMatchObject({ id: 't9', template_name: 'SOFA' });
});

it('[D16] parks a changed template with its owner and brings it back to that owner alone', async () => {
  const { localTemplates, localDrafts } = await page();
  await localTemplates.put(typed('t1', 'SOFA'));
  await signIn('u2.e2');
  expect(await localTemplates.get('t1')).toBeNull();
  expect(await localDrafts.listLocalOnly()).toEqual([]);
  await signIn('u1.e1');
  expect((await localTemplates.get('t1'))?.record.template_name).toBe('SOFA');
});

it('takes a copy that the older tool left for no more than a copy', async () => {
  const { localTemplates, isfDb } = await page();
  await isfDb().temManage_store.put({ ...isf10Bill(), id: 't1' });
  expect(await localTemplates.get('t1')).toBeNull();
});
