import { describe, expect, it } from 'vitest';
import { BASE_MESSAGES } from './testing/baseMessages.ts';
import { BLANK_ENVELOPE, readBatch, writeBatch, type Envelope } from './envelope.ts';

const envelope: Envelope = {
  ...BLANK_ENVELOPE,
  site: '2704',
  sender: 'SVC',
  password: 'SECRET',
  date: '112126',
  application: 'SF',
  text: 'CONTROL 7',
  port: '2809',
  filer: 'HBR',
  filerText: 'BLOCK 7',
};
const { ten, five } = BASE_MESSAGES;

describe('a transmission', () => {
  it('has headers and trailers with each value in its columns', () => {
    const lines = writeBatch(envelope, [ten, five]);
    expect(lines.every((line) => line.length === 80)).toBe(true);
    expect(lines[0]).toBe(`A2704SVCSECRET112126     SF${' '.repeat(32)}CONTROL 7`.padEnd(80));
    expect(lines[1]).toBe(`B  2809HBRSF${' '.repeat(47)}BLOCK 7`.padEnd(80));
    expect(lines.slice(-2)).toEqual(['Y  2809HBRSF'.padEnd(80), 'Z2704SVC      112126'.padEnd(80)]);
  });

  it('has offices in all its records and the preparer in B', () => {
    const preparer = { preparerPort: '2704', preparerFiler: 'PRE', preparerOffice: '02', preparerIndicator: '1' };
    const lines = writeBatch({ ...envelope, ...preparer, office: 'O1', filerOffice: 'O2' }, []);
    expect(lines[0]?.slice(37, 39)).toBe('O1');
    expect(lines[1]?.slice(44, 56)).toBe('O22704PRE021');
    expect(lines[2]).toBe(`Y  2809HBRSF${' '.repeat(32)}O2`.padEnd(80));
    expect(lines[3]).toBe(`Z2704SVC      112126${' '.repeat(17)}O1`.padEnd(80));
  });

  it('is split into filings again', () => {
    const { batch, faults } = readBatch(writeBatch(envelope, [ten, five, ten]).join('\r\n'));
    expect(faults).toEqual([]);
    expect(batch).toEqual({ envelope, blocks: [[ten, five, ten]] });
    expect(readBatch(writeBatch(envelope, [])).batch).toEqual({ envelope, blocks: [[]] });
  });

  it('starts a new block after 999 filings', () => {
    const { delete: header } = BASE_MESSAGES;
    const { batch } = readBatch(
      writeBatch(
        envelope,
        Array.from({ length: 1_000 }, () => header),
      ),
    );
    expect(batch?.blocks.map((block) => block.length)).toEqual([999, 1]);
  });

  it.each([
    ['its end is missing', (lines: string[]) => lines.slice(0, -1), 'incomplete'],
    ['its block does not end', (lines: string[]) => lines.toSpliced(-2, 1), 'outOfOrder'],
    ['its header is missing', (lines: string[]) => lines.slice(1), 'outOfOrder'],
    ['something follows its end', (lines: string[]) => [...lines, lines[2] ?? ''], 'outOfOrder'],
    ['its header is cut', (lines: string[]) => lines.with(0, (lines[0] ?? '').slice(0, 30)), 'tooShort'],
    [
      'its day is none',
      (lines: string[]) => lines.with(0, (lines[0] ?? '').replace('112126', '133126')),
      'foreignCharacter',
    ],
  ])('is refused as a whole if %s', (_case, damage, fault) => {
    const { batch, faults } = readBatch(damage(writeBatch(envelope, [ten])));
    expect(batch).toBeNull();
    expect(faults.map((found) => found.fault)).toContain(fault);
  });

  it('is not written if a value does not fit', () => {
    expect(() => writeBatch({ ...envelope, filer: 'HBRL' }, [ten])).toThrow(/filer: 4 of 3/u);
  });
});
