import type { Truth } from './truth.ts';

/** What happened to one value: `wrong` counts as an invented and as a missed one. */
export interface ComparedValue {
  field: string;
  outcome: 'right' | 'wrong' | 'missed' | 'extra';
  expected: string;
  got: string;
}

type Bill = Record<string, unknown>;

const ISF10_PARTIES = ['manufacturer', 'seller', 'buger', 'ship', 'stuffing', 'consolidator'];
const ISF5_PARTIES = ['book', 'ship'];
const PARTY_PARTS = ['Name', 'Addr', 'City', 'CountryCode'];
const ISF10_OTHERS = ['importerId', 'consigneeId', 'bondType', 'suretyCode', 'bondReferenceNo'];
const ISF5_OTHERS = ['deliveryCode', 'dischargingPortCode'];
/** A draft begins with these: they are compared only where the truth names them. */
const DEFAULTED = new Set(['bondType']);
/** Words of which documents use one form or the other. */
const SHORT: Record<string, string> = {
  COMPANY: 'CO',
  LIMITED: 'LTD',
  CORPORATION: 'CORP',
  INCORPORATED: 'INC',
  ROAD: 'RD',
  STREET: 'ST',
  AVENUE: 'AVE',
  BUILDING: 'BLDG',
  NUMBER: 'NO',
};

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Words in capitals without accents and punctuation, companies' and streets' ones in their short form. */
export const wordsOf = (value: unknown, isShort = true): string[] =>
  written(value)
    .replaceAll(/[đĐ]/gu, 'D')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replaceAll(/['’`]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (isShort ? SHORT[word] : undefined) ?? word);

const joined = (value: unknown) => wordsOf(value).join(' ');
const bare = (value: unknown) =>
  written(value)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/gu, '');
const taxId = (value: unknown) => bare(value).replace(/^(\d{9})$/u, '$100');
const city = (value: unknown) => joined(value).replace(/ CITY$/u, '');
const portCode = (value: unknown) =>
  /\b([A-Z]{2}[A-Z2-9]{3})\)?$/u.exec(written(value).toUpperCase())?.[1] ?? joined(value);

/** Share of words that two texts have in common. */
function likeness(one: string[], other: string[]): number {
  const left = [...other];
  const common = one.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
  return one.length + other.length === 0 ? 1 : (2 * common) / (one.length + other.length);
}

function sameValue(field: string, expected: unknown, got: unknown, truth: Truth): boolean {
  if (field.endsWith('Name'))
    return joined(expected) === joined(got) || joined(written(expected).slice(0, 35)) === joined(got);
  if (field.endsWith('Addr')) {
    const party = field.slice(0, -'Addr'.length);
    const place = new Set(wordsOf(truth[`${party}City`]));
    const street = (value: unknown) => wordsOf(value).filter((word) => !place.has(word) && !/^\d{5,6}$/u.test(word));
    return likeness(street(expected), street(got)) >= 0.85;
  }
  if (field.endsWith('City')) return city(expected) === city(got);
  if (field.endsWith('Id')) return taxId(expected) === taxId(got);
  if (field.endsWith('PortCode') || field === 'deliveryCode') return portCode(expected) === portCode(got);
  return joined(expected) === joined(got);
}

const rowsOf = (bill: Bill, field: string): Bill[] => (Array.isArray(bill[field]) ? (bill[field] as Bill[]) : []);
const amsNumbers = (bill: Bill) =>
  rowsOf(bill, 'amsRequestList')
    .map(({ amsNo }) => bare(amsNo))
    .filter(Boolean);
const codes = (bill: Bill, withCountry: boolean) => [
  ...new Set(
    rowsOf(bill, 'billHsRequestList')
      .filter(({ hsCode }) => written(hsCode) !== '')
      .map(({ hsCode, hsCountryCode }) => `${bare(hsCode).slice(0, 6)}${withCountry ? bare(hsCountryCode) : ''}`),
  ),
];

function compareSets(field: string, expected: string[], got: string[]): ComparedValue[] {
  const right = expected.filter((value) => got.includes(value));
  return [
    ...right.map((value): ComparedValue => ({ field, outcome: 'right', expected: value, got: value })),
    ...expected
      .filter((value) => !right.includes(value))
      .map((value): ComparedValue => ({ field, outcome: 'missed', expected: value, got: '' })),
    ...got
      .filter((value) => !right.includes(value))
      .map((value): ComparedValue => ({ field, outcome: 'extra', expected: '', got: value })),
  ];
}

function compareField(field: string, truth: Truth, bill: Bill): ComparedValue[] {
  const expected = written(truth[field]);
  const got = written(bill[field]);
  const accepted = [expected, ...(truth._accept?.[field] ?? [])];
  if (expected === '' && got === '') return [];
  if (got === '') return [{ field, outcome: 'missed', expected, got }];
  if (expected === '') return DEFAULTED.has(field) ? [] : [{ field, outcome: 'extra', expected, got }];
  const right = accepted.some((value) => sameValue(field, value, got, truth));
  return [{ field, outcome: right ? 'right' : 'wrong', expected, got }];
}

function compareDraft(truth: Truth, bill: Bill): ComparedValue[] {
  const isTransit = truth['billType'] === 0;
  const ignored = (truth._ignore ?? []).map((name) => name.replace('*', ''));
  const isCompared = (field: string) => !ignored.some((name) => field.startsWith(name));
  const parties = (isTransit ? ISF5_PARTIES : ISF10_PARTIES).flatMap((party) =>
    PARTY_PARTS.map((part) => `${party}${part}`),
  );
  const fields = ['billType', ...parties, ...(isTransit ? ISF5_OTHERS : ISF10_OTHERS)].filter(isCompared);
  return [
    ...compareSets('amsNo', amsNumbers(truth), amsNumbers(bill)),
    ...compareSets('hsCode', codes(truth, false), codes(bill, false)),
    ...(isTransit ? [] : compareSets('hsCode+country', codes(truth, true), codes(bill, true))),
    ...fields.flatMap((field) => compareField(field, truth, bill)),
  ];
}

/** Pairs drafts by bill number, then in order. */
function pairs(truths: Truth[], bills: Bill[]): [Truth | undefined, Bill | undefined][] {
  const left = [...bills];
  const take = (at: number) => (at === -1 ? undefined : left.splice(at, 1)[0]);
  const found = truths.map((truth): [Truth, Bill | undefined] => {
    const numbers = amsNumbers(truth);
    return [truth, take(left.findIndex((bill) => amsNumbers(bill).some((no) => numbers.includes(no))))];
  });
  const filled = found.map(([truth, bill]): [Truth, Bill | undefined] => [truth, bill ?? left.shift()]);
  return [...filled, ...left.map((bill): [undefined, Bill] => [undefined, bill])];
}

/** Comparisons of a sample; one list per predicted draft, in the order of `bills`, and those of missed drafts. */
export function compareDrafts(
  truths: Truth[],
  bills: Bill[],
): { compared: ComparedValue[]; truthOf: Map<Bill, Truth> } {
  const truthOf = new Map<Bill, Truth>();
  const compared = pairs(truths, bills).flatMap(([truth, bill]): ComparedValue[] => {
    if (!truth) return [{ field: 'draft', outcome: 'extra', expected: '', got: amsNumbers(bill ?? {}).join() }];
    if (bill) truthOf.set(bill, truth);
    return compareDraft(truth, bill ?? {});
  });
  return { compared, truthOf };
}

/** Whether one value of a draft is right; undefined where the truth does not say. */
export function isRightValue(truth: Truth, path: string, value: string): boolean | undefined {
  if (path.endsWith('amsNo')) return amsNumbers(truth).includes(bare(value));
  if (path.endsWith('hsCode')) return codes(truth, false).includes(bare(value).slice(0, 6));
  if (path.includes('.')) return undefined;
  if ((truth._ignore ?? []).some((name) => path.startsWith(name.replace('*', '')))) return undefined;
  const outcome = compareField(path, truth, { [path]: value })[0]?.outcome;
  return outcome === undefined ? undefined : outcome === 'right';
}

interface Score {
  precision: number;
  recall: number;
  f1: number;
  right: number;
  false: number;
  missed: number;
}

export function scoreOf(compared: ComparedValue[]): Score {
  const count = (...outcomes: ComparedValue['outcome'][]) =>
    compared.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const right = count('right');
  const wrong = count('wrong', 'extra');
  const missed = count('wrong', 'missed');
  const precision = right + wrong > 0 ? right / (right + wrong) : 1;
  const recall = right + missed > 0 ? right / (right + missed) : 1;
  const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  return { precision, recall, f1, right, false: wrong, missed };
}
