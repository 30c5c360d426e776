import { describe, expect, it } from 'vitest';
import { RECORD_LENGTH } from './layout.ts';
import { LAYOUTS, layoutOf } from './layouts.ts';
import { readRecord, writeRecord } from './recordLine.ts';

describe('the record layouts', () => {
  it.each([...LAYOUTS.keys()])('of %s tile columns 1 to 80 without gap or overlap', (record) => {
    const { elements } = LAYOUTS.get(record) ?? { elements: [] };
    let next = 1;
    for (const { from, to } of elements) {
      expect(from).toBe(next);
      expect(to).toBeGreaterThanOrEqual(from);
      next = to + 1;
    }
    expect(next).toBe(RECORD_LENGTH + 1);
  });

  it('name every record of the chapter', () => {
    const input = ['SF10', 'SF13', 'SF15', 'SF20', 'SF25', 'SF30', 'SF31', 'SF35', 'SF36', 'SF40', 'SF50'];
    const output = ['SF90', 'SA10', 'SA20', 'SA30', 'SA50', 'A', 'B', 'Y', 'Z', 'X0', 'X1'];
    expect([...LAYOUTS.keys()].sort()).toEqual([...input, ...output].sort());
  });
});

describe('one record', () => {
  const SAMPLE = 'SF10101ACTEI 12-345678900           11               OOLU12-345678900   018     ';

  it('is read from its columns and written back the same', () => {
    const { record, faults } = readRecord(SAMPLE, 1);
    expect(faults).toEqual([]);
    expect(record?.values).toEqual({
      submissionType: '1',
      shipmentType: '01',
      action: 'A',
      actionReason: 'CT',
      importerQualifier: 'EI',
      importerNumber: '12-345678900',
      transportMode: '11',
      carrierScac: 'OOLU',
      bondHolder: '12-345678900',
      bondActivity: '01',
      bondType: '8',
    });
    expect(record && writeRecord(record)).toBe(SAMPLE);
  });

  it('keeps a goods number at the left and other numbers at the right', () => {
    expect(writeRecord({ record: 'SF40', values: { htsNumber: '940360', originCountry: 'CN' } })).toBe(
      'SF40940360    CN'.padEnd(80),
    );
    expect(
      writeRecord({ record: 'SF25', values: { description: '20', prefix: 'OOLU', serial: '123456' } }).slice(10, 25),
    ).toBe('000000000123456');
  });

  it.each([
    [SAMPLE.slice(0, 79), 'tooShort', 80],
    [`${SAMPLE}X`, 'tooLong', 81],
    [SAMPLE.replace('SF10', 'SF99'), 'unknownRecord', 1],
    [SAMPLE.replace('OOLU', 'OO1U'), 'foreignCharacter', 56],
    [SAMPLE.replace('018     ', '018 X   '), 'notFiller', 77],
    [SAMPLE.replace('EI ', '   '), 'missingElement', 11],
    [SAMPLE.toLowerCase().replace('sf10', 'SF10'), 'foreignCharacter', 8],
  ])('tells what is wrong with %j at its column', (line, fault, column) => {
    expect(readRecord(line, 3).faults).toContainEqual(expect.objectContaining({ line: 3, fault, column }));
  });

  it('is never bent to fit: a value too long or of another class is refused', () => {
    expect(() => writeRecord({ record: 'SF15', values: { qualifier: 'BM', number: 'X'.repeat(51) } })).toThrow(
      /51 of 50/u,
    );
    expect(() => writeRecord({ record: 'SF36', values: { city: 'ST. LOUIS', country: 'US' } })).toThrow(/is not AN/u);
    expect(() => writeRecord({ record: 'SF36', values: { town: 'X' } })).toThrow(/no town/u);
  });
});

it('a line belongs to the longest identifier that begins it', () => {
  expect(layoutOf('SA50S1BILL ON FILE')?.record).toBe('SA50');
  expect(layoutOf('X1999 BATCH REJECTED')?.record).toBe('X1');
  expect(layoutOf('Y')?.record).toBe('Y');
  expect(layoutOf('Q')).toBeNull();
});
