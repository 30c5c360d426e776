import { describe, expect, it } from 'vitest';
import { isf10 } from '#contract/entities/isf10.ts';
import { amsRowOf, goodsRowsOf, isf10Bill } from '#contract/testing/bills.ts';
import { rehearse } from '#customs/rehearse.ts';
import { wireMap } from '#customs/wireMap.ts';
import { lineWindow } from './lineWindow.ts';
import { ruler } from './ruler.ts';
import { stepCell, type CellPlace } from './stepCell.ts';
import { isStop, wireCells, type MaskField } from './wireCells.ts';
import { wireFile } from './wireFile.ts';

const mask: MaskField = (field, value) => {
  const declared = (isf10.fields as Record<string, { kind: string; mask?: (text: string) => string | null }>)[field];
  return declared?.mask?.(value) ?? null;
};
const messageOf = (changes = {}) => {
  const { records } = rehearse(isf10Bill(changes));
  return { records, map: wireMap(records) };
};
const SSN = { importerType: '34', importerId: '123-45-6789', bondHolderId: '123-45-6789' } as const;

describe('wireCells', () => {
  it('preserves the message with trailing spaces', () => {
    const { records, map } = messageOf();
    for (const [line, text] of [...records, 'no record at all'].entries()) {
      const cells = wireCells(text, line, map);
      expect(cells.map((cell) => cell.text).join('')).toBe(text);
      expect(cells[0]?.from).toBe(1);
      for (const [at, cell] of cells.entries()) if (at > 0) expect(cell.from).toBe((cells[at - 1]?.to ?? 0) + 1);
    }
  });

  it('masks a social security number in all of its columns and keeps the positions', () => {
    const { records, map } = messageOf(SSN);
    const texts = records.map((text, line) =>
      wireCells(text, line, map, mask)
        .map((cell) => cell.text)
        .join(''),
    );
    expect(records.join('\n').split('123-45-6789')).toHaveLength(4);
    expect(texts.join('\n')).not.toContain('123-45');
    expect(texts.join('\n').split('***-**-6789')).toHaveLength(4);
    expect(texts.every((text) => text.length === 80)).toBe(true);
  });

  it('keeps other numbers', () => {
    const { records, map } = messageOf();
    expect(wireFile(records, map, mask)).toBe(records.map((line) => `${line}\r\n`).join(''));
  });

  it('downloads lines ending with CR LF, masked like the screen', () => {
    const { records, map } = messageOf(SSN);
    const lines = wireFile(records, map, mask).split('\r\n');
    expect(lines).toHaveLength(records.length + 1);
    expect(lines[0]).toHaveLength(80);
    expect(lines.join('')).not.toContain('123-45');
    expect(wireFile(records, map)).toContain('123-45-6789');
  });
});

describe('stepCell', () => {
  const { records, map } = messageOf();
  const lines = (line: number) => wireCells(records[line] ?? '', line, map);
  const walk = (from: CellPlace, key: string, times = 1, ctrlKey = false): CellPlace => {
    let at = from;
    for (let step = 0; step < times; step += 1) at = stepCell(at, { key, ctrlKey }, records.length, lines) ?? at;
    return at;
  };

  it('visits every cell of a message once, and back', () => {
    const stops = records.flatMap((_, line) =>
      lines(line).flatMap((cell, index) => (isStop(cell) ? [`${line} ${index}`] : [])),
    );
    const seen: string[] = [];
    let at: CellPlace = { line: 0, cell: 0 };
    for (let step = 0; step < stops.length; step += 1) {
      seen.push(`${at.line} ${at.cell}`);
      at = walk(at, 'ArrowRight');
    }
    expect(seen).toEqual(stops);
    expect(walk(at, 'ArrowLeft', stops.length)).toEqual({ line: 0, cell: 0 });
  });

  it('moves up and down to the nearest column', () => {
    const seller = records.findIndex((line) => line.startsWith('SF30SE'));
    const name = lines(seller).findIndex(({ element }) => element === 'name');
    const below = walk({ line: seller, cell: name }, 'ArrowDown');
    expect(lines(below.line)[below.cell]?.element).toBe('text');
    expect(walk({ line: 0, cell: 0 }, 'ArrowUp')).toEqual({ line: 0, cell: 0 });
  });

  it('moves with Home and End in the line, with Ctrl in the message', () => {
    const end = walk({ line: 0, cell: 0 }, 'End', 1, true);
    expect(end.line).toBe(records.length - 1);
    expect(walk(end, 'Home')).toEqual({ line: end.line, cell: 0 });
    expect(walk(end, 'Home', 1, true)).toEqual({ line: 0, cell: 0 });
    expect(stepCell(end, { key: 'a', ctrlKey: false }, records.length, lines)).toBeNull();
  });
});

describe('lineWindow', () => {
  it('renders the visible lines and the focused one', () => {
    expect(lineWindow(40, { top: 0, height: 100 }, 0)).toHaveLength(40);
    const seen = lineWindow(999, { top: 10_000, height: 400 }, 3);
    expect(seen[0]).toBe(3);
    expect(seen).toContain(500);
    expect(seen).toContain(519);
    expect(seen.length).toBeLessThan(60);
    expect(lineWindow(999, { top: 19_900, height: 400 }, 998).at(-1)).toBe(998);
  });

  it('renders a few cells at a time for 999 goods', () => {
    const { records, map } = messageOf({ billHsRequestList: goodsRowsOf(999), amsRequestList: [amsRowOf('OOLU1')] });
    const rendered = lineWindow(records.length, { top: 8_000, height: 500 }, 0);
    const cells = rendered.flatMap((line) => wireCells(records[line] ?? '', line, map));
    expect(records.length).toBeGreaterThan(999);
    expect(cells.length).toBeGreaterThan(rendered.length);
    expect(cells.length).toBeLessThan(300);
  });
});

it('the ruler labels every tenth column', () => {
  expect(ruler(80)).toHaveLength(80);
  expect(ruler(80)[9]).toBe('1');
  expect(ruler(80)[79]).toBe('8');
  expect(ruler(80)[4]).toBe('+');
});
