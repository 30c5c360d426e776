import { expect, it } from 'vitest';
import { entity } from '#schema/entity.ts';
import { rows, text } from '#schema/field.ts';
import { createFormStore } from '../store/createFormStore.ts';
import { rowsHistory } from './rowsHistory.ts';

it('undoes added lines, but none that another writer added', () => {
  const ship = entity('ship', { lines: rows({ code: text() }) });
  const form = createFormStore({ entity: ship, record: { lines: [] as { code: string }[] }, defer: (work) => work });
  const history = rowsHistory(form, 'lines', ['code']);
  history.listen();
  history.step(() => form.addRow('lines', { code: '1' }));
  history.undo();
  expect(form.rowIds('lines')).toHaveLength(0);
  form.adopt({ lines: [{ code: '9' }] });
  expect(history.undo()).toBeNull();
  expect(form.snapshot()).toEqual({ lines: [{ code: '9' }] });
});
