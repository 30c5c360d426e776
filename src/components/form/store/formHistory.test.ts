import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entity } from '#schema/entity.ts';
import { rows, text } from '#schema/field.ts';
import { createFormStore } from './createFormStore.ts';
import { formHistory } from './formHistory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ship = entity('ship', { name: text(), city: text(), lines: rows({ code: text() }) });
const RECORD = { name: 'EVER', city: 'NINGBO', lines: [{ code: '1' }, { code: '2' }] };

function open() {
  const form = createFormStore({ entity: ship, record: RECORD, defer: (work) => work });
  const history = formHistory(form);
  history.listen();
  const pause = () => vi.advanceTimersByTime(400);
  const type = (key: string, text: string) => {
    form.enter(key);
    form.type(key, text);
    form.leave(key);
    pause();
  };
  return { form, history, pause, type };
}

it('undoes and redoes fields in their order, and names the field', () => {
  const { form, history, type } = open();
  const before = form.value('city');
  type('name', 'FIRST');
  type('city', 'SECOND');
  expect(history.undo()).toBe('city');
  expect(form.value('city')).toBe(before);
  expect(history.undo()).toBe('name');
  expect(history.undo()).toBeNull();
  expect(history.redo()).toBe('name');
  expect(history.redo()).toBe('city');
  expect(form.value('city')).toBe('SECOND');
});

it('takes pauses while typing in one field as one step', () => {
  const { form, history, type } = open();
  const before = form.value('name');
  for (const text of ['A', 'AB', 'ABC']) type('name', text);
  history.undo();
  expect(form.value('name')).toBe(before);
});

it('undoes a removed line and a whole replaced record', () => {
  const { form, history, pause } = open();
  const bill = form.snapshot();
  form.removeRow('lines', form.rowIds('lines')[0] ?? '');
  pause();
  form.replace({ ...RECORD, name: 'FROM A TEMPLATE' });
  form.type('city', 'X');
  pause();
  history.undo();
  expect(form.rowIds('lines')).toHaveLength(1);
  history.undo();
  expect(form.snapshot()).toEqual(bill);
});

it('drops the redo steps when something else is typed', () => {
  const { history, type } = open();
  type('name', 'FIRST');
  history.undo();
  type('city', 'OTHER');
  expect(history.redo()).toBeNull();
});

it('counts an undo in the field itself as that step undone', () => {
  const { form, history, type } = open();
  const before = form.value('name');
  type('name', 'FIRST');
  type('name', before);
  expect(history.undo()).toBeNull();
  expect(history.redo()).toBe('name');
  expect(form.value('name')).toBe('FIRST');
});

it('keeps what another writer changed when own steps are undone and redone', () => {
  const { form, history, type } = open();
  type('name', 'FIRST');
  form.adopt({ ...form.snapshot(), city: 'DALIAN', lines: [{ code: '9' }] });
  expect(history.undo()).toBe('name');
  expect(form.snapshot()).toEqual({ name: 'EVER', city: 'DALIAN', lines: [{ code: '9' }] });
  expect(history.undo()).toBeNull();
  expect(history.redo()).toBe('name');
  expect(form.snapshot()).toEqual({ name: 'FIRST', city: 'DALIAN', lines: [{ code: '9' }] });
});

it('undoes no step of a field that another writer changed since, nor text just typed with it', () => {
  const { form, history, type } = open();
  type('city', 'SHANGHAI');
  form.type('name', 'JUST TYPED');
  form.adopt({ ...form.snapshot(), city: 'DALIAN' });
  expect(history.undo()).toBe('name');
  expect(history.undo()).toBeNull();
  expect(form.snapshot()).toMatchObject({ name: 'EVER', city: 'DALIAN' });
});
