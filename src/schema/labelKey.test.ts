import { describe, expect, it } from 'vitest';
import { entity, labelKey } from './entity.ts';
import { rows, text } from './field.ts';

const order = entity('order', { note: text(), lines: rows({ code: text() }) });

describe('labelKey', () => {
  it('names a plain field below its entity', () => {
    expect(labelKey(order, 'note')).toBe('fields.order.note');
  });

  it('leaves the row number of a field in a list out', () => {
    expect(labelKey(order, 'lines.12.code')).toBe('fields.order.lines.code');
  });

  it('gives a list its own label beside those of its fields', () => {
    expect(labelKey(order, 'lines')).toBe('fields.order.lines._self');
    expect(labelKey(order, 'lines.3')).toBe('fields.order.lines._self');
  });
});
