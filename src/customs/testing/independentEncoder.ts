import type { Bill, Isf10Bill, Isf5Bill } from '#contract/entities/bill.ts';

/*
 * An encoder written from the published layouts alone, to prove the one of the tool (decision 0051): it imports nothing of
 * `customs` and states every column again.
 */

type Texts = Readonly<Record<string, string>>;

export interface Sending {
  action: 'A' | 'R' | 'D';
  number: string;
  /** SF10 58–74 of an ISF-5. */
  transitBond?: { holder: string; activity: string };
}

/** One line of 80 columns; each part starts at its one-based column. */
function record(...parts: readonly [column: number, text: string][]): string {
  let text = '';
  for (const [column, part] of parts) text = text.padEnd(column - 1) + part;
  if (text.length > 80) throw new Error(text);
  return text.padEnd(80);
}

const zeroFilled = (digits: string, width: number): string => '0'.repeat(width - digits.length) + digits;
const withoutBond = ['03', '04', '05', '06', '09', '11'];
const isTraveler = (type: string): boolean => type === '34' || type === 'AEF';
const usDate = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return month + date + year;
};
/** Class AN has no punctuation. */
const plain = (text: string): string =>
  text
    .split('')
    .map((sign) => (/[A-Z0-9]/u.test(sign) ? sign : ' '))
    .join('')
    .split(' ')
    .filter(Boolean)
    .join(' ');

/** The lines of a filing in the order of the chapter. */
export function encodeIndependently(bill: Bill, sending: Sending): string[] {
  const header = bill.billType === 0 ? header5(bill, sending) : header10(bill, sending);
  if (sending.action === 'D') return [header];
  const isInformal = bill.billType === 1 && bill.cargoType === '11';
  return [
    header,
    ...(isInformal ? [informal(bill)] : []),
    ...bill.amsRequestList.map(({ amsType, amsNo }) => record([1, 'SF15'], [5, amsType], [7, amsNo])),
    ...references(bill, sending).map(([qualifier, value]) => record([1, 'SF20'], [5, qualifier], [8, value])),
    ...bill.containerList.map(({ containerNo, containerType, sizeType }) =>
      record(
        [1, 'SF25'],
        [5, containerType],
        [7, containerNo.slice(0, 4)],
        [11, zeroFilled(containerNo.slice(4, 10), 15)],
        [26, containerNo.slice(10)],
        [27, sizeType],
      ),
    ),
    ...(bill.billType === 0 ? bodyOf5(bill) : bodyOf10(bill)),
  ];
}

function header10(bill: Isf10Bill, { action, number }: Sending): string {
  const isBonded = action !== 'D' && !withoutBond.includes(bill.cargoType);
  const isSingle = bill.bondType === 'Single';
  const activity = isSingle ? '16' : bill.bondActivity || '01';
  return record(
    [1, 'SF10'],
    [5, '1'],
    [6, bill.cargoType],
    [8, action],
    [9, action === 'D' ? '' : bill.actionReason],
    [11, bill.importerType],
    [14, bill.importerId],
    [29, isTraveler(bill.importerType) ? usDate(bill.importerBirth) : ''],
    [37, bill.transportMode === '10' ? '10' : '11'],
    [39, action === 'A' ? '' : number],
    [58, isBonded ? bill.bondHolderId : ''],
    [73, isBonded ? activity : ''],
    [75, isBonded ? (isSingle ? '9' : '8') : ''],
    [79, bill.importerType === 'AEF' ? bill.importerCountry : ''],
  );
}

function header5(bill: Isf5Bill, { action, number, transitBond }: Sending): string {
  const bond = action === 'D' || !transitBond?.holder ? null : transitBond;
  return record(
    [1, 'SF10'],
    [5, '201'],
    [8, action],
    [9, action === 'D' ? '' : bill.actionReason],
    [11, bill.transitImporterType || '2'],
    [14, bill.transitImporterId || bill.houseScac],
    [37, bill.transportMode === '10' ? '10' : '11'],
    [39, action === 'A' ? '' : number],
    [58, bond?.holder ?? ''],
    [73, bond?.activity ?? ''],
    [75, bond ? '8' : ''],
  );
}

const informal = (bill: Isf10Bill): string =>
  record(
    [1, 'SF13'],
    [5, bill.informalType],
    [7, zeroFilled(bill.estimatedValue, 11)],
    [18, zeroFilled(bill.estimatedQuantity, 11)],
    [29, bill.quantityUnit],
    [32, zeroFilled(bill.estimatedWeight, 11)],
    [43, bill.weightUnit],
  );

function references(bill: Bill, { number }: Sending): [qualifier: string, value: string][] {
  const found: [string, string][] = [['CR', number]];
  if (bill.billType === 1) {
    if (bill.bondType === 'Single' && !withoutBond.includes(bill.cargoType))
      found.push(['V1', bill.suretyCode], ['SBN', bill.bondReferenceNo]);
    if (bill.cargoType === '06') found.push(['6C', bill.carnetCountry + bill.carnetNo]);
    if (bill.importerType === 'AEF') found.push(['FN', bill.importerName]);
  }
  const hasHouseBill = bill.amsRequestList.some(({ amsType }) => amsType === 'BM');
  if (bill.masterBill !== '' && hasHouseBill) found.push(['MB', bill.masterBill]);
  return found;
}

function bodyOf10(bill: Isf10Bill): string[] {
  const texts = bill as unknown as Texts;
  const person = (entity: string, who: 'importer' | 'consignee'): string => {
    const isPerson = isTraveler(bill[`${who}Type`]);
    return record(
      [1, 'SF30'],
      [5, entity],
      [8, isPerson ? bill[`${who}Name`] : ''],
      [43, bill[`${who}Type`]],
      [46, bill[`${who}Id`]],
      [66, bill[`${who}Type`] === 'AEF' ? bill[`${who}Country`] : ''],
      [68, isPerson ? usDate(bill[`${who}Birth`]) : ''],
    );
  };
  const mayFollow = bill.actionReason === 'FT' || bill.actionReason === 'FX';
  return [
    person('IM', 'importer'),
    person('CN', 'consignee'),
    ...party('SE', 'seller', texts),
    ...party('BY', 'buger', texts),
    ...party('ST', 'ship', texts),
    ...(mayFollow && isBlank('stuffing', texts) ? [] : party('LG', 'stuffing', texts)),
    ...(mayFollow && isBlank('consolidator', texts) ? [] : party('CS', 'consolidator', texts)),
    ...party('MF', 'manufacturer', texts),
    ...bill.billHsRequestList.map(({ hsCode, hsCountryCode }) => record([1, 'SF40'], [5, hsCode], [15, hsCountryCode])),
  ];
}

function bodyOf5(bill: Isf5Bill): string[] {
  const texts = bill as unknown as Texts;
  const code = (port: string): string => port.slice(-5);
  return [
    ...party('BKP', 'book', texts),
    ...party('ST', 'ship', texts),
    ...bill.billHsRequestList.map(({ hsCode }) => record([1, 'SF40'], [5, hsCode])),
    record([1, 'SF50'], [5, 'UN'], [8, code(bill.dischargingPortCode)], [23, 'UN'], [26, code(bill.deliveryCode)]),
  ];
}

const isBlank = (prefix: string, texts: Texts): boolean =>
  [`${prefix}Name`, `${prefix}Addr`, `${prefix}City`, `${prefix}Id`].every((name) => texts[name] === '');

function party(entity: string, prefix: string, texts: Texts): string[] {
  const of = (part: string): string => texts[prefix + part] ?? '';
  const second = of('SecondName') === '' ? [] : [record([1, 'SF31'], [5, of('SecondNameType')], [8, of('SecondName')])];
  if (of('Id') !== '')
    return [record([1, 'SF30'], [5, entity], [8, of('Name')], [43, of('IdType')], [46, of('Id')]), ...second];
  return [
    record([1, 'SF30'], [5, entity], [8, of('Name')]),
    ...second,
    ...addressRecords(of('Addr')),
    record(
      [1, 'SF36'],
      [5, plain(of('City'))],
      [40, of('Subdivision')],
      [49, of('PostalCode').split('-').join('')],
      [64, of('CountryCode')],
    ),
  ];
}

/** Six places of 35 columns; every second one takes no punctuation. */
function addressRecords(address: string): string[] {
  const lines = address.split(' ').reduce<string[]>((made, word) => {
    const last = made.pop();
    if (last === undefined) return [word];
    return `${last} ${word}`.length <= 35 ? [...made, `${last} ${word}`] : [...made, last, word];
  }, []);
  const places: string[] = ['', '', '', '', '', ''];
  let place = 0;
  for (const [index, line] of lines.entries()) {
    const isSecond = place === 1 || place === 3 || place === 5;
    const isPunctuated = /[^A-Z0-9 ]/u.test(line);
    // The line may wait for the next first half while the places left take all other lines.
    if (isSecond && isPunctuated && 6 - (place + 1) >= lines.length - index) place += 1;
    places[place] = place % 2 === 1 && isPunctuated ? plain(line) : line;
    place += 1;
  }
  return [0, 2, 4].flatMap((at) => {
    const [first = '', next = ''] = places.slice(at, at + 2);
    return first === '' && next === ''
      ? []
      : [record([1, 'SF35'], [5, '15'], [7, first], [42, next && '15'], [44, next])];
  });
}
