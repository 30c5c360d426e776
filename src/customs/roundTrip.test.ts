import { describe, expect, it } from 'vitest';
import { isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { randomBill } from '#contract/testing/randomBills.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { randomRounds } from '#contract/testing/randomRounds.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { customsLines } from '#contract/customsLines.ts';
import { addressLines, addressRecords } from './addressRecords.ts';
import { addressText } from './testing/addressText.ts';
import { billToIsf, type IsfOptions } from './billToIsf.ts';
import { isfToBill } from './testing/isfToBill.ts';
import { partyBlocks } from './partyEntities.ts';
import { readIsf } from './readIsf.ts';
import { BASE_MESSAGES } from './testing/baseMessages.ts';
import { withoutPunctuation, wirePort } from './wireForm.ts';
import { writeIsf } from './writeIsf.ts';

const ADD: IsfOptions = { action: 'A', isfNo: 'HBRL-0000000007' };
const encode = (bill: Bill, options = ADD): string => writeIsf(billToIsf(bill, options));

/** A bill without the parts that are not sent, normalized to what a reader can know. */
function asReceived(bill: Bill): Bill {
  const received: Record<string, unknown> = {
    ...bill,
    id: null,
    template_name: '',
    amsRequestList: bill.amsRequestList.map((row) => ({ ...row, userRemark: '' })),
  };
  for (const [, prefix] of partyBlocks(bill.billType === 0)) {
    received[`${prefix}City`] = withoutPunctuation(String(received[`${prefix}City`]));
    received[`${prefix}PostalCode`] = String(received[`${prefix}PostalCode`]).replace('-', '');
    received[`${prefix}Addr`] = addressText(
      addressLines(addressRecords(customsLines(String(received[`${prefix}Addr`])))),
    );
  }
  if (bill.billType === 0) {
    for (const name of ['deliveryCode', 'dischargingPortCode'] as const)
      received[name] = `${wirePort(bill[name])}|${wirePort(bill[name])}`;
    if (bill.transitImporterId !== '') received['houseScac'] = '';
    return received as unknown as Bill;
  }
  const { bondHolderId, importerId, consigneeId } = bill;
  const isUnbonded = ['03', '04', '05', '06', '09', '11'].includes(bill.cargoType);
  Object.assign(received, {
    houseScac: '',
    bondHolderId: isUnbonded ? '' : bondHolderId,
    bondHolderType:
      isUnbonded || (bondHolderId !== importerId && bondHolderId !== consigneeId)
        ? 'OT'
        : bondHolderId === importerId
          ? 'IM'
          : 'CN',
    bondType: !isUnbonded && bill.bondType === 'Single' ? 'Single' : 'Continuous',
    bondActivity: isUnbonded || bill.bondActivity === '01' ? '' : bill.bondActivity,
    suretyCode: isUnbonded ? '' : bill.suretyCode,
    bondReferenceNo: isUnbonded ? '' : bill.bondReferenceNo,
  });
  return received as unknown as Bill;
}

describe('a filing', () => {
  it('is encoded in records of 80 columns and decoded to the same filing', () => {
    const random = seededRandom(20261121);
    for (let round = 0; round < randomRounds(500); round += 1) {
      const bill = randomBill(random);
      const text = encode(bill);
      expect(text.split('\n').every((line) => line.length === 80)).toBe(true);
      const { message, faults } = readIsf(text);
      expect(faults).toEqual([]);
      if (!message) throw new Error('not read');
      expect(writeIsf(message)).toBe(text);
      expect(isfToBill(message)).toEqual(asReceived(bill));
    }
  });

  it("does not send the tool's own fields", () => {
    const text = encode(isf10Bill({ clientRef: 'PO-1', vesselVoyage: 'EVER GIVEN', template_name: 'SECRET' }));
    expect(text).not.toMatch(/PO-1|EVER GIVEN|SECRET/u);
  });

  it("has the records in the chapter's order", () => {
    const kinds = encode(isf10Bill())
      .split('\n')
      .map((line) => line.slice(0, 7).trim());
    expect(kinds[0]).toMatch(/^SF10/u);
    expect(kinds.filter((kind) => kind.startsWith('SF30')).map((kind) => kind.slice(4))).toEqual([
      'IM',
      'CN',
      'SE',
      'BY',
      'ST',
      'LG',
      'CS',
      'MF',
    ]);
    expect(kinds.slice(-2).every((kind) => kind.startsWith('SF40'))).toBe(true);
    expect(encode(isf5Bill()).split('\n').at(-1)).toMatch(/^SF50UN MXZLO {10}UN MXZLO/u);
  });

  it('is deleted by its header and number alone', () => {
    const lines = encode(isf10Bill(), { ...ADD, action: 'D' }).split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.slice(7, 10)).toBe('D  ');
    expect(lines[0]?.slice(38, 53)).toBe(ADD.isfNo);
  });

  it('has our number as user reference, and as transaction number from the first change on', () => {
    expect(encode(isf10Bill())).toContain(`SF20CR ${ADD.isfNo}`);
    expect(encode(isf10Bill()).slice(38, 53).trim()).toBe('');
    expect(encode(isf10Bill(), { ...ADD, action: 'R' }).slice(38, 53)).toBe(ADD.isfNo);
  });

  it('contains its type, or the change of its type', () => {
    expect(encode(isf10Bill())[4]).toBe('1');
    expect(encode(isf5Bill())[4]).toBe('2');
    expect(encode(isf10Bill(), { ...ADD, submissionType: '3' })[4]).toBe('3');
    expect(encode(isf5Bill(), { ...ADD, submissionType: '4', filerCode: 'ABCD' }).slice(4, 17)).toBe('401ACT2  ABCD');
  });

  it('with a single bond contains the surety and its reference', () => {
    const text = encode(isf10Bill({ bondType: 'Single', suretyCode: '016', bondReferenceNo: '123456789' }));
    expect(text).toContain('SF20V1 016');
    expect(text).toContain('SF20SBN123456789');
    expect(text.slice(72, 75)).toBe('169');
  });
});

describe('a damaged message', () => {
  const text = encode(isf10Bill());
  const lines = text.split('\n');

  it.each([
    ['a line is cut', lines.with(3, (lines[3] ?? '').slice(0, 60)), 'tooShort', 3, 61],
    ['a line is too long', lines.with(2, `${lines[2]}X`), 'tooLong', 2, 81],
    ['a line is of another kind', lines.with(1, 'QQ99'.padEnd(80)), 'unknownRecord', 1, 1],
    ['a bill comes after the parties', [...lines, lines[1] ?? ''], 'outOfOrder', lines.length, 1],
    ['the header comes twice', [lines[0] ?? '', ...lines], 'outOfOrder', 1, 1],
  ])('has a fault with record and column if %s', (_case, damaged, fault, line, column) => {
    expect(readIsf(damaged.join('\n')).faults).toContainEqual(expect.objectContaining({ fault, line, column }));
  });

  it('has a fault if a line of an address is missing', () => {
    const at = lines.findIndex((line) => line.startsWith('SF35'));
    expect(readIsf(lines.toSpliced(at, 1).join('\n')).faults).toContainEqual(
      expect.objectContaining({ fault: 'outOfOrder', record: 'SF36' }),
    );
    expect(readIsf('').message).toBeNull();
  });
});

describe('an address', () => {
  it('is restored from lines broken between or within words', () => {
    const soft = '588 RENMIN ROAD BEILUN DISTRICT BUILDING 12';
    expect(addressText(customsLines(soft))).toBe(soft);
    const words = 'UNIT 1802 18TH FLOOR EAST TOWER OF GLOBAL TRADE PLAZA RENMIN ROAD BEILUN DISTRICT NINGBO';
    const hard = [words.slice(0, 35), words.slice(35, 70), words.slice(70)];
    expect(addressText(hard)).toBe(words);
    expect(addressText(['NO 9', 'INDUSTRIAL ZONE'])).toBe('NO 9 INDUSTRIAL ZONE');
  });

  it('[V13] uses both halves of a record; punctuation goes to a first half', () => {
    const halves = (address: string) =>
      addressRecords(customsLines(address)).map(({ text, secondText }) => [text, secondText]);
    expect(halves('588 RENMIN ROAD BEILUN DISTRICT ROOM 1201')).toEqual([
      ['588 RENMIN ROAD BEILUN DISTRICT', 'ROOM 1201'],
    ]);
    expect(halves('588 RENMIN ROAD BEILUN DISTRICT, RM. 1201 NORTH')).toEqual([
      ['588 RENMIN ROAD BEILUN DISTRICT,', ''],
      ['RM. 1201 NORTH', ''],
    ]);
  });

  it('[V13] loses punctuation in a second half only if the records do not suffice', () => {
    const line = (of: string) => `${of}.${of.repeat(28)}`;
    const address = ['A', 'B', 'C', 'D'].map(line).join(' ');
    const records = addressRecords(customsLines(address));
    expect(records.map(({ text, secondText }) => [text[1], secondText[1]])).toEqual([
      ['.', undefined],
      ['.', undefined],
      ['.', ' '],
    ]);
  });
});

describe('a hand-written message', () => {
  it.each(Object.entries(BASE_MESSAGES))(
    'of the kind %s is decoded and encoded again with every record',
    (_kind, lines) => {
      const extra = lines.flatMap((line) => {
        if (line.startsWith('SF20CR')) return [line, 'SF2540OOLU00000000012345674500'.padEnd(80)];
        if (line.startsWith('SF30ST')) return [line, 'SF31DH SHORT NAME'.padEnd(80)];
        if (line.startsWith('SF351514500')) return [line, `SF3501${'12'.padEnd(35)}02MAIN STREET`.padEnd(80)];
        return [line];
      });
      const inOrder = [
        ...extra.filter(isHead),
        ...extra.filter((line) => line.startsWith('SF25')),
        ...extra.filter((line) => !isHead(line) && !line.startsWith('SF25')),
      ];
      const { message, faults } = readIsf(inOrder);
      expect(faults).toEqual([]);
      expect(message && writeIsf(message).split('\n')).toEqual(inOrder);
    },
  );
});

const isHead = (line: string): boolean => /^SF(?:10|13|15|20)/u.test(line);
