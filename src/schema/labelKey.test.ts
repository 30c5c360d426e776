import { describe, expect, it } from 'vitest';
import { entity, labelKey } from './entity.ts';
import { rows, text } from './field.ts';

const order = entity('order', { note: text(), lines: rows({ code: text() }) });

describe('labelKey', () => {
  it('puts a scalar field below its entity', () => {
    expect(labelKey(order, 'note')).toBe('fields.order.note');
  });

  it('omits the row number', () => {
    expect(labelKey(order, 'lines.12.code')).toBe('fields.order.lines.code');
  });

  it('gives a list the label `_self`', () => {
    expect(labelKey(order, 'lines')).toBe('fields.order.lines._self');
    expect(labelKey(order, 'lines.3')).toBe('fields.order.lines._self');
  });
});
