import { describe, expect, it } from 'vitest';
import { PlainCell } from './plainCell.ts';

const AFTER = `<c r="Z9"/>${' '.repeat(100)}`;
const read = (xml: string, after = AFTER) => {
  const cell = new PlainCell();
  const text = `<row>${xml}${after}`;
  const end = cell.read(text, 5);
  if (end === 0) return null;
  expect(text.slice(end)).toBe(after);
  const value = cell.from < 0 ? null : text.slice(cell.from, cell.to);
  return [cell.column, cell.style, cell.type, value, cell.index(text)];
};

describe('PlainCell', () => {
  it.each([
    ['<c r="A1" t="s"><v>7</v></c>', [0, 0, 's', '7', 7]],
    ['<c r="AB12" s="31"><v>46000.75</v></c>', [27, 31, '', '46000.75', -1]],
    ['<c r="XFD1048576" s="2" t="str"><v>a b</v></c>', [16_383, 2, 'str', 'a b', -1]],
    ['<c r="C3" t="s"><v></v></c>', [2, 0, 's', '', -1]],
    ['<c r="C3" t="s"><v>1234567890</v></c>', [2, 0, 's', '1234567890', -1]],
    ['<c r="C3" s="4"/>', [2, 4, '', null, -1]],
  ])('reads %s', (xml, cell) => {
    expect(read(xml)).toEqual(cell);
  });

  it.each([
    '<c r="A1" t="str"><v>a &amp; b</v></c>',
    '<c r="A1"><f>B1</f><v>7</v></c>',
    '<c r="A1" t="inlineStr"><is><t>x</t></is></c>',
    '<c  r="A1"><v>7</v></c>',
    "<c r='A1'><v>7</v></c>",
    '<c r="A1" s=""><v>7</v></c>',
    '<c r="A1" s="12345678901"><v>7</v></c>',
    '<c r="A1" cm="1"><v>7</v></c>',
    '<c r="a1"><v>7</v></c>',
    '<c r="A"><v>7</v></c>',
    '<c r="1"><v>7</v></c>',
    '<c r="ABCD1"><v>7</v></c>',
    '<c r="A12345678"><v>7</v></c>',
    '<c r="A1"></c>',
    '<c r="A1"><v xml:space="preserve">7</v></c>',
    '<cols><col min="1"/></cols>',
  ])('leaves %s to the general scanner', (xml) => {
    expect(read(xml)).toBeNull();
  });

  it('leaves a cell that may continue in the next piece', () => {
    const xml = '<c r="A1" t="s"><v>7</v></c>';
    for (let length = 0; length < xml.length; length++) expect(read(xml.slice(0, length), '')).toBeNull();
  });
});
