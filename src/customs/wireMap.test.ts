import { describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { customsLines } from '#contract/customsLines.ts';
import { ISF10_PARTIES, ISF5_PARTIES } from '#contract/entities/partyBlock.ts';
import { isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { randomBill } from '#contract/testing/randomBills.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { randomRounds } from '#contract/testing/randomRounds.ts';
import { addressLines, addressRecords } from './addressRecords.ts';
import { rehearse } from './rehearse.ts';
import { withoutPunctuation, wireDate, wirePort } from './wireForm.ts';
import { wireMap } from './wireMap.ts';

/** Fields that are never sent; the filer is sent in an ISF-5 only, and an ISF-10's bond only if required. */
const NOT_SENT =
  /^(?:id|billType|revision|from|templateId|template_name|loadingAt|arrivalAt|vesselVoyage|clientRef|amsType|bondHolderType)$|userRemark$/u;

const PARTIES = Object.fromEntries([...ISF10_PARTIES, ...ISF5_PARTIES].map((prefix) => [prefix, true]));

/**
 * The expected text of a field's columns, defined per field and independent of the code under test; null if it is not
 * sent.
 */
function wireText(bill: Bill, path: string, value: string): string | null {
  const isFive = bill.billType === 0;
  if (NOT_SENT.test(path)) return null;
  if (path === 'houseScac') return isFive && !bill.transitImporterId ? value : null;
  if (path.startsWith('transitImporter')) return value || null;
  if (path === 'transportMode') return value || '11';
  if (path === 'masterBill') return value || null;
  if (path.endsWith('containerNo'))
    return `${value.slice(0, 4)}|${value.slice(4, 10).padStart(15, '0')}|${value.slice(10)}`;
  if (path === 'cargoType' && isFive) return null;
  if (path.endsWith('hsCountryCode') && isFive) return null;
  // A party that follows with flexible timing has no records yet, one with an identifier no address.
  const [, party = '', part = ''] =
    /^(.*?)(Name|Addr|City|CountryCode|IdType|Id|Subdivision|PostalCode|SecondNameType|SecondName)$/u.exec(path) ?? [];
  if (part !== '' && party in PARTIES) {
    const of = (other: string) => String((bill as unknown as Record<string, string>)[party + other]);
    if (of('Name') === '' && of('Id') === '') return null;
    if (/^(?:Addr|City|CountryCode|Subdivision|PostalCode)$/u.test(part) && of('Id') !== '') return null;
    if (part.startsWith('Second') && value === '') return null;
  }
  if (path.endsWith('Addr')) return addressLines(addressRecords(customsLines(value))).join('|');
  if (path.endsWith('City')) return withoutPunctuation(value);
  if (path.endsWith('PostalCode')) return value.replace('-', '');
  if (path.endsWith('Birth')) return wireDate(value);
  if (path === 'deliveryCode' || path === 'dischargingPortCode') return wirePort(value);
  if (bill.billType === 0) return value;
  const isUnbonded = ['03', '04', '05', '06', '09', '11'].includes(bill.cargoType);
  if (path === 'bondType') return isUnbonded ? '' : bill.bondType === 'Single' ? '9' : '8';
  if (path === 'bondActivity') return isUnbonded ? '' : value || (bill.bondType === 'Single' ? '16' : '01');
  if (path === 'carnetCountry') return null;
  if (path === 'carnetNo') return value === '' ? null : bill.carnetCountry + value;
  if (/^(?:estimated|informalType|quantityUnit|weightUnit)/u.test(path)) {
    if (value === '') return null;
    return path.startsWith('estimated') ? value.padStart(11, '0') : value;
  }
  if (path === 'bondHolderId') return isUnbonded ? '' : value;
  if (path === 'suretyCode' || path === 'bondReferenceNo') {
    return isUnbonded || bill.bondType !== 'Single' || value === '' ? null : value;
  }
  return value;
}

function pathsOf(bill: Bill): [path: string, value: string][] {
  return Object.entries(bill).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (!Array.isArray(value)) return [[name, typeof value === 'string' ? value : '']];
    return value.flatMap((row: Record<string, string>, index) =>
      Object.entries(row).map(([column, text]): [string, string] => [`${name}.${index}.${column}`, text]),
    );
  });
}

describe('the wire map', () => {
  it('maps every field of a random bill to columns with its value, and back', () => {
    const random = seededRandom(40);
    for (let round = 0; round < randomRounds(100); round += 1) {
      const bill = randomBill(random);
      const { records } = rehearse(bill, { isfNo: 'HBRL-0000000007' });
      const map = wireMap(records);
      const wrong = pathsOf(bill).filter(([path, value]) => {
        const spans = map.spansOf(path);
        const wanted = wireText(bill, path, value);
        if (wanted === null) return spans.length > 0;
        const texts = spans.map(({ line, from, to }) => records[line]?.slice(from - 1, to).trimEnd());
        const isBack = spans.every(
          ({ line, from, to }) => map.fieldAt(line, from) === path && map.fieldAt(line, to) === path,
        );
        const isTwice =
          /^importer(?:Type|Id|Birth|Country)$/u.test(path) ||
          (path === 'importerName' && bill.billType === 1 && bill.importerType === 'AEF');
        const expected = isTwice ? `${wanted}|${wanted}` : wanted;
        return (
          texts.filter((text, at) => text !== '' || at === 0 || isTwice).join('|') !== expected ||
          !isBack ||
          spans.length === 0
        );
      });
      expect(wrong).toEqual([]);
    }
  });

  it('maps no column to two fields, and columns that the tool fills to none', () => {
    const random = seededRandom(41);
    for (let round = 0; round < 100; round += 1) {
      const { records } = rehearse(randomBill(random), { isfNo: 'HBRL-0000000007' });
      const map = wireMap(records);
      const owners = map
        .fields()
        .flatMap((field) =>
          map
            .spansOf(field)
            .flatMap(({ line, from, to }) => Array.from({ length: to - from + 1 }, (_, at) => `${line} ${from + at}`)),
        );
      expect(new Set(owners).size).toBe(owners.length);
      for (let column = 1; column <= 5; column += 1) expect(map.fieldAt(0, column)).toBeNull();
      const reference = records.findIndex((line) => line.startsWith('SF20CR'));
      expect(map.fieldAt(reference, 8)).toBeNull();
    }
  });

  it('maps a blank field to its columns, and absent lines to nothing', () => {
    const { records } = rehearse(isf10Bill({ sellerCity: '', sellerAddr: '' }));
    const map = wireMap(records);
    expect(map.spansOf('sellerCity')).toMatchObject([{ record: 'SF36', element: 'city', from: 5, to: 39 }]);
    expect(map.spansOf('sellerAddr')).toMatchObject([
      { record: 'SF35', element: 'text', from: 7, to: 41 },
      { from: 44 },
    ]);
    expect(map.fieldAt(records.length, 1)).toBeNull();
    expect(wireMap([]).fields()).toEqual([]);
  });

  it("maps the importer's columns of an ISF-5 to its filer", () => {
    const map = wireMap(rehearse(isf5Bill()).records);
    expect(map.spansOf('houseScac')).toMatchObject([{ line: 0, record: 'SF10', from: 14, to: 28 }]);
  });
});
