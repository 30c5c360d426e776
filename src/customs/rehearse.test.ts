import { describe, expect, it } from 'vitest';
import type { Bill, Isf10Bill } from '#contract/entities/bill.ts';
import { billProblems, blankBill } from '#contract/entities/bill.ts';
import { amsRowOf, isf10Bill, isf10BillOfLines, isf5Bill } from '#contract/testing/bills.ts';
import { randomBill } from '#contract/testing/randomBills.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { randomRounds } from '#contract/testing/randomRounds.ts';
import { billToIsf } from './billToIsf.ts';
import type { MessageAction } from './messageAction.ts';
import { rehearse } from './rehearse.ts';
import type { BondOnFile, CustomsRegister } from './register.ts';
import { writeIsf } from './writeIsf.ts';

const NOW = { now: new Date('2026-11-21T00:00:00Z'), settings: { providerBond: '99-000001000' } };
const at = (bill: Bill, context = {}) => rehearse(bill, context).findings.map(({ name, field }) => `${name} ${field}`);

describe('the rehearsal', () => {
  it("accepts every random bill that the form's rules accept, and writes what is sent", () => {
    const random = seededRandom(11);
    const rounds = randomRounds(500);
    let sound = 0;
    for (let round = 0; round < rounds; round += 1) {
      const bill = randomBill(random);
      if (billProblems(bill, NOW).length > 0) continue;
      sound += 1;
      const isfNo = 'HBRL-0000000007';
      const { findings, records, verdict } = rehearse(bill, { isfNo });
      expect(findings.filter(({ severity }) => severity === 'reject')).toEqual([]);
      expect(verdict).not.toBe('rejected');
      if (round % 50 === 0) expect(records.join('\n')).toBe(writeIsf(billToIsf(bill, { action: 'A', isfNo })));
    }
    expect(sound).toBeGreaterThan(rounds / 5);
  });

  it('[B08] sends a date of birth with a social security number or a passport only', () => {
    const born = { importerBirth: '1980-02-29', consigneeBirth: '1981-03-01' };
    const dates = (bill: Bill) => {
      const records = writeIsf(billToIsf(bill, { action: 'A' })).split('\n');
      const party = (entity: string) => records.find((line) => line.startsWith(`SF30${entity}`))?.slice(67, 75);
      return [records[0]?.slice(28, 36), party('IM'), party('CN')].map((text) => text?.trim());
    };
    expect(dates(isf10Bill(born))).toEqual(['', '', '']);
    const ani = { importerType: 'ANI', importerId: '261234-00001' } as const;
    expect(dates(isf10Bill({ ...born, ...ani }))).toEqual(['', '', '']);
    const ssn = { importerType: '34', importerId: '123-45-6789' } as const;
    expect(dates(isf10Bill({ ...born, ...ssn }))).toEqual(['02291980', '02291980', '']);
    const passport = { consigneeType: 'AEF', consigneeId: 'E1', consigneeCountry: 'CN' } as const;
    expect(dates(isf10Bill({ ...born, ...passport }))).toEqual(['', '', '03011981']);
  });

  it.each<[string, Partial<Isf10Bill>, string[]]>([
    ['nothing is wrong', {}, []],
    ['the importer’s number is not of its type', { importerId: '123456789' }, ['S16 importerId']],
    ['a bill is blank', { amsRequestList: [amsRowOf('')] }, ['S32 amsRequestList.0.amsNo']],
    [
      'a bill is listed twice',
      { amsRequestList: [amsRowOf('OOLU1'), amsRowOf('OOLU1')] },
      ['S33 amsRequestList.1.amsNo'],
    ],
    ['there is no bill', { amsRequestList: [] }, ['S31 amsRequestList.0.amsNo']],
    ['a single bond has no papers', { bondType: 'Single' }, ['S13 bondReferenceNo', 'S22 suretyCode']],
    ['no bond holder is named', { bondHolderId: '' }, ['S19 bondHolderId']],
    [
      'a passport goes with standard cargo',
      { consigneeType: 'AEF', consigneeId: 'E1' },
      ['S25 consigneeBirth', 'S26 consigneeCountry', 'S27 consigneeType'],
    ],
    ['a name is Chinese', { sellerName: '宁波贸易' }, ['foreignCharacter sellerName']],
    ['a name tears the line', { sellerName: 'A\nB\u{1F6A2}' }, ['foreignCharacter sellerName']],
    ['a name is too long', { sellerName: 'X'.repeat(36) }, ['valueCut sellerName']],
    ['an address is too long', { sellerAddr: 'X'.repeat(211) }, ['tooMany sellerAddr']],
    ['an address is missing', { sellerAddr: '' }, ['missingElement sellerAddr']],
    ['a city is punctuation alone', { sellerCity: '...' }, ['missingElement sellerCity']],
    ['a city has punctuation', { sellerCity: 'ST. LOUIS' }, ['cityChanged sellerCity']],
    ['a country is none', { shipCountryCode: 'ZZ' }, ['partyCountry shipCountryCode']],
    [
      'a goods code is short',
      { billHsRequestList: [{ hsCode: '9403', hsCountryCode: 'CN' }] },
      ['htsNumber billHsRequestList.0.hsCode'],
    ],
    [
      'a goods code has letters',
      { billHsRequestList: [{ hsCode: '9403AB', hsCountryCode: 'CN' }] },
      ['htsNumber billHsRequestList.0.hsCode'],
    ],
    [
      'the second origin is missing',
      {
        billHsRequestList: [
          { hsCode: '940360', hsCountryCode: 'CN' },
          { hsCode: '940161', hsCountryCode: '' },
        ],
      },
      ['originCountry billHsRequestList.1.hsCountryCode'],
    ],
    ['a carnet is wanted', { cargoType: '06' }, ['SA1 carnetCountry', 'SA2 carnetNo']],
    ['the goods are informal', { cargoType: '11' }, ['shipmentInfoMissing informalType']],
    [
      'the consolidator comes later',
      { actionReason: 'FT', consolidatorName: '', consolidatorAddr: '', consolidatorCity: '' },
      [],
    ],
    [
      'the consolidator is blank',
      { consolidatorName: '', consolidatorAddr: '', consolidatorCity: '' },
      ['missingElement consolidatorAddr', 'missingElement consolidatorCity', 'partyEmpty consolidatorName'],
    ],
  ])('reports the place if %s', (_case, changes, wanted) => {
    expect(at(isf10Bill(changes)).sort()).toEqual(wanted.sort());
  });

  it('reports missing ports and filer of an ISF-5', () => {
    expect(at(isf5Bill({ houseScac: '' }))).toEqual(['S15 houseScac']);
    expect(at(isf5Bill({ houseScac: '' }), { filerCode: 'HBRL' })).toEqual([]);
    expect(at(isf5Bill({ deliveryCode: 'LOS ANGELES|USLAX' }))).toEqual(['portInUs deliveryCode']);
    expect(at(isf5Bill({ dischargingPortCode: '' }))).toEqual(['missingElement dischargingPortCode']);
  });

  it('never throws, whatever the form contains', () => {
    expect(rehearse(blankBill(1, '')).verdict).toBe('rejected');
    expect(rehearse(blankBill(0, '')).verdict).toBe('rejected');
    const random = seededRandom(12);
    const junk = ['', ' ', '\0', '𠮷', 'ß', 'x'.repeat(400), '~*', 'a\r\nSF99', '|', '0'];
    for (let round = 0; round < 500; round += 1) {
      const bill = Object.fromEntries(
        Object.entries(randomBill(random)).map(([name, value]: [string, unknown]) => [
          name,
          typeof value === 'string' && random() < 0.5 ? junk[Math.floor(random() * junk.length)] : value,
        ]),
      ) as unknown as Bill;
      const { records } = rehearse(bill, { isfNo: 'HBRL-0000000007' });
      expect(records.every((line) => line.length === 80 && !/[\r\n]/u.test(line))).toBe(true);
    }
  });

  it('invents no code for an edit without a published code', () => {
    const findings = [blankBill(1, ''), { ...blankBill(1, ''), cargoType: '06' as const }, blankBill(0, '')].flatMap(
      (bill) => rehearse(bill).findings,
    );
    expect(findings.length).toBeGreaterThan(20);
    for (const { code, ams, source, name } of findings) {
      expect([name, code]).toEqual([name, code === null ? null : expect.stringMatching(/^\d{3}$/u)]);
      expect(ams === null || /^S[A-Z0-9]{2}$/u.test(ams)).toBe(true);
      if (source === 'tool') expect([code, ams]).toEqual([null, null]);
    }
  });

  it('writes the action with its number and reason', () => {
    const head = (action: MessageAction) =>
      rehearse(isf10Bill({ actionReason: 'FR' }), { action, isfNo: 'HBRL-0000000007' });
    expect(head('A').records[0]?.slice(4, 10)).toBe('101AFR');
    expect(head('A').records[0]?.slice(38, 53).trim()).toBe('');
    expect(head('R').records[0]?.slice(4, 10)).toBe('101RFR');
    expect(head('R').records[0]?.slice(38, 53)).toBe('HBRL-0000000007');
    expect(head('D').records).toHaveLength(1);
    expect(head('D').records[0]?.slice(4, 10)).toBe('101D  ');
    expect(head('D').findings.map(({ name }) => name)).toEqual(['customsNoMissing']);
    expect(rehearse(isf10Bill(), { action: 'D' }).findings.map(({ code }) => code)).toEqual(['108']);
  });

  it('finds nothing in 999 bills and 999 goods', () => {
    expect(rehearse(isf10BillOfLines(999)).findings).toEqual([]);
  });
});

describe("with customs' register", () => {
  const bond: BondOnFile = { from: '2026-01-01', until: null, holderIsActive: true, isSufficient: true };
  const register: CustomsRegister = {
    findFiler: () => 'HBRL',
    isFiled: () => false,
    isImporterOnFile: () => true,
    findBond: () => bond,
  };
  const codes = (changes: Partial<CustomsRegister>, context = {}) =>
    rehearse(isf10Bill(), {
      register: { ...register, ...changes },
      filerCode: 'HBRL',
      today: '2026-11-21',
      ...context,
    }).findings.map(({ ams }) => ams);
  const change = { action: 'R', isfNo: 'HBRL-0000000007', customsNo: 'HBR-00000000007' };

  it.each([
    ['A', undefined, []],
    ['R', undefined, ['customsNoMissing']],
    ['D', undefined, ['customsNoMissing']],
    ['R', 'HBR-00000000007', []],
  ] as const)('[X02] warns of %s with customs’ number %s: %j', (action, customsNo, wanted) => {
    const { findings } = rehearse(isf10Bill(), { action, isfNo: 'HBRL-0000000007', customsNo });
    expect(findings.map(({ name }) => name)).toEqual(wanted);
    expect(findings.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it.each<[string | null, Partial<CustomsRegister>, object]>([
    [null, {}, {}],
    [null, {}, change],
    ['S08', { isFiled: () => true }, {}],
    [null, { isFiled: () => true }, change],
    ['S10', { findFiler: () => null }, change],
    ['S10', { findFiler: () => null }, { ...change, action: 'D' }],
    ['S12', { findFiler: () => 'RIVL' }, change],
    ['S12', { findFiler: () => 'RIVL' }, { ...change, action: 'D' }],
    ['S17', { isImporterOnFile: () => false }, {}],
    [null, { isImporterOnFile: () => false }, { ...change, action: 'D' }],
    ['SA7', { findBond: () => null }, {}],
    ['SA8', { findBond: () => ({ ...bond, from: '2026-11-22' }) }, {}],
    ['SA8', { findBond: () => ({ ...bond, until: '2026-11-20' }) }, {}],
    [null, { findBond: () => ({ ...bond, until: '2026-11-21' }) }, {}],
    ['SA9', { findBond: () => ({ ...bond, holderIsActive: false }) }, {}],
    ['SAA', { findBond: () => ({ ...bond, isSufficient: false }) }, {}],
  ])('reports %s', (code, changes, context) => {
    expect(codes(changes, context)).toEqual(code ? [code] : []);
  });
});
