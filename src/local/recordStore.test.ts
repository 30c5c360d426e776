// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { entity } from '#schema/entity.ts';
import { text } from '#schema/field.ts';
import { recordStore } from './recordStore.ts';

const { fields } = entity('party', { city: text(), street: text() });
const record = (city: string, street: string, revision = 1) => ({ id: 'p1', revision, city, street });
const typed = (text: ReturnType<typeof record>) => ({ id: 'p1', record: text, changed: true, savedAt: 1 });
const open = () => recordStore('parties:p1', fields);

beforeEach(() => localStorage.clear());

it('[I5] keeps the revision of another tab’s text when this tab saves', async () => {
  const [one, other] = [open(), open()];
  await one.put(typed(record('NINGBO', 'NEW ROAD')));
  await other.put(typed(record('DALIAN', 'OLD ROAD')));
  await one.markSaved('p1', 2, record('NINGBO', 'NEW ROAD'));
  expect(await open().get('p1')).toMatchObject({ record: record('DALIAN', 'OLD ROAD') });
});

it('bases text typed during the save on the saved revision', async () => {
  const store = open();
  await store.put(typed(record('NINGBO', 'NEW ROAD')));
  await store.put(typed(record('NINGBO', 'NEW ROAD 7')));
  await store.markSaved('p1', 2, record('NINGBO', 'NEW ROAD'));
  expect(await store.get('p1')).toMatchObject({ record: record('NINGBO', 'NEW ROAD 7', 2) });
});
