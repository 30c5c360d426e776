import { describe, expect, it } from 'vitest';
import { RECORD_LENGTH } from './layout.ts';
import { LAYOUTS, REJECT_REFERENCES, findLayout } from './layouts.ts';
import { readRecord, writeRecord } from './recordLine.ts';

describe('the record layouts', () => {
  const all = [...LAYOUTS.values(), ...Object.values(REJECT_REFERENCES)];
  it.each(all)('cover columns 1 to 80 of $record without gap or overlap', ({ elements }) => {
    let next = 1;
    for (const { from, to } of elements) {
      expect(from).toBe(next);
      expect(to).toBeGreaterThanOrEqual(from);
      next = to + 1;
    }
    expect(next).toBe(RECORD_LENGTH + 1);
  });

  it('contain every record of the chapter', () => {
    const input = ['SF10', 'SF13', 'SF15', 'SF20', 'SF25', 'SF30', 'SF31', 'SF35', 'SF36', 'SF40', 'SF50'];
    const output = ['SF90', 'SA10', 'SA20', 'SA30', 'SA50', 'A', 'B', 'Y', 'Z', 'X0', 'X1'];
    expect([...LAYOUTS.keys()].sort()).toEqual([...input, ...output].sort());
  });
});

/** The chapter's tables, copied by hand: columns, class, designation. Without filler. */
const PRINTED: Record<string, string> = {
  SF10: '5N M,6-7N M,8A M,9-10X C,11-13X M,14-28X M,29-36N C,37-38N O,39-53X C,54-57A O,58-72X C,73-74AN C,75N C,79-80A C',
  SF13: '5-6AN M,7-17N M,18-28N M,29-31AN M,32-42N M,43A M',
  SF15: '5-6A M,7-56AN M',
  SF20: '5-7AN M,8-57X M',
  SF25: '5-6X M,7-10A M,11-25N M,26N C,27-30AN O',
  SF30: '5-7A M,8-42X C,43-45X C,46-65X C,66-67AN C,68-75X C',
  SF31: '5-7A M,8-42X M',
  SF35: '5-6AN M,7-41X M,42-43AN O,44-78AN O',
  SF36: '5-39AN M,40-42AN C,49-63AN C,64-65A M',
  SF40: '5-14N M,15-16AN C',
  SF50: '5-7X M,8-22AN M,23-25X M,26-40AN M',
  SF90: '5-6N M,7-9AN C,10-49X M',
  A: '2-5AN M,6-8AN M,9-14AN M,15-20D O,26-27X M,38-39AN C,60-80X O',
  B: '4-7AN M,8-10AN M,11-12X M,45-46AN C,47-50AN C,51-53AN C,54-55AN C,56AN C,60-80X O',
  Y: '4-7AN M,8-10AN M,11-12X M,13-17N O,45-46AN C',
  Z: '2-5AN M,6-8AN M,15-20D C,38-39AN C',
  X1: '3AN M,4A M,5-7AN M,10AN C,11-50X M',
};

it.each(Object.entries(PRINTED))('%s has the columns, classes and designations of the chapter', (record, printed) => {
  const elements = LAYOUTS.get(record)?.elements.filter(({ of, fixed }) => of !== 'S' && fixed === undefined) ?? [];
  const own = elements.map(
    ({ from, to, of, designation }) => `${from === to ? from : `${from}-${to}`}${of} ${designation}`,
  );
  expect(own.join(',')).toBe(printed);
});

describe('one record', () => {
  const SAMPLE = 'SF10101ACTEI 12-345678900           11               OOLU12-345678900   018     ';

  it('is read from its columns and written back unchanged', () => {
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

  it('aligns an HS code left and other numbers right', () => {
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
    [SAMPLE.replace('018     ', '01      '), 'none', 0],
    [SAMPLE.replace('SF10101', 'SF101 1'), 'foreignCharacter', 6],
    [SAMPLE.toLowerCase().replace('sf10', 'SF10'), 'foreignCharacter', 8],
  ])('reports the fault of %j at its column', (line, fault, column) => {
    const { faults } = readRecord(line, 3);
    if (fault === 'none') expect(faults).toEqual([]);
    else expect(faults).toContainEqual(expect.objectContaining({ line: 3, fault, column }));
  });

  it('rejects a value that is too long or of another class', () => {
    expect(() => writeRecord({ record: 'SF15', values: { qualifier: 'BM', number: 'X'.repeat(51) } })).toThrow(
      /51 of 50/u,
    );
    expect(() => writeRecord({ record: 'SF36', values: { city: 'ST. LOUIS', country: 'US' } })).toThrow(/is not AN/u);
    expect(() => writeRecord({ record: 'SF36', values: { town: 'X' } })).toThrow(/no town/u);
  });
});

describe('the classes', () => {
  const faultsOf = (line: string) => readRecord(line.padEnd(80), 0).faults.map(({ fault, column }) => [fault, column]);

  it('letters are left-aligned, and digits fill their columns or are blank', () => {
    expect(faultsOf('SF15B ABCD1')).toEqual([]);
    expect(faultsOf('SF15B1ABCD1')).toEqual([['foreignCharacter', 6]]);
    expect(faultsOf('SF15 BABCD1')).toEqual([['foreignCharacter', 5]]);
    expect(faultsOf('SF40940360')).toEqual([]);
    expect(faultsOf('SF4094036 0')).toEqual([['foreignCharacter', 10]]);
    expect(faultsOf('SF2520OOLU    12345678901')).toEqual([['foreignCharacter', 11]]);
  });

  it('a day must exist in the calendar', () => {
    const header = (day: string) => `A2704HBRSECRET${day}     SF`;
    expect(faultsOf(header('112126'))).toEqual([]);
    expect(faultsOf(header('132126'))).toHaveLength(1);
    expect(faultsOf(header('1121 6'))).toEqual([['foreignCharacter', 19]]);
  });

  it('the second half of an address takes no punctuation, the first does', () => {
    expect(faultsOf(`SF3515${'NO. 9'.padEnd(35)}15ROOM 1`)).toEqual([]);
    expect(faultsOf(`SF3515${'NO. 9'.padEnd(35)}15ROOM. 1`)).toEqual([['foreignCharacter', 48]]);
  });
});

it('a line belongs to its longest matching identifier', () => {
  expect(findLayout('SA50S1BILL ON FILE')?.record).toBe('SA50');
  expect(findLayout('X1999 BATCH REJECTED')?.record).toBe('X1');
  expect(findLayout('Y')?.record).toBe('Y');
  expect(findLayout('Q')).toBeNull();
});
