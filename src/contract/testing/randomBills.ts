import { COUNTRY_CODES } from '../countryCodes.ts';
import { ACTION_REASONS, FLEXIBLE_TIMING, ISF_10, ISF_5 } from '../codes.ts';
import { blankBill, type Bill, type Isf10Bill, type Isf5Bill } from '../entities/bill.ts';
import { ISF10_PARTIES, ISF5_PARTIES, partyFieldNames } from '../entities/partyBlock.ts';

/** Reproducible random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
/** The first digit of a number that has a nonzero one. */
const FIRST = '123456789';
/** Characters of a name or address besides letters, digits and spaces ([V14]). */
const SPECIALS = '`!@#$%^&()-_=+[]{}|;:\'",<.>/?';
const COUNTRIES = [...COUNTRY_CODES];
/** Goods of an ISF-5 continue to another country. */
const ABROAD = COUNTRIES.filter((code) => code !== 'US' && code !== 'PR');

/**
 * A bill of either type that passes every rule, for any random numbers.
 * @example const random = seededRandom(1); const bill = randomBill(random);
 */
export function randomBill(random: () => number): Bill {
  return random() < 0.3 ? randomIsf5(random) : randomIsf10(random);
}

export function randomIsf10(random: () => number): Isf10Bill {
  const { pick, text, count, chance, words } = dice(random);
  const isPersonal = chance(0.2);
  const cargoType = isPersonal ? pick(['03', '05']) : pick(['01', '02', '04', '07', '08', '09', '10']);
  const importerType = pick(['EI', 'ANI', '34'] as const);
  const consigneeType = pick(['EI', 'ANI', '34'] as const);
  const importerId = idOf(importerType, text);
  const consigneeId = chance(0.5) && consigneeType === importerType ? importerId : idOf(consigneeType, text);
  const bondHolderType = pick(['IM', 'CN', 'OT'] as const);
  const holders = { IM: importerId, CN: consigneeId, OT: idOf('EI', text) };
  const bondType = pick(['Continuous', 'Single', 'Hgj_Continuous'] as const);
  const actionReason = pick(ACTION_REASONS);
  const later =
    FLEXIBLE_TIMING.includes(actionReason) && chance(0.4) ? pick(['stuffing', 'consolidator'] as const) : null;
  return {
    ...blankBill(ISF_10, `${text(LETTERS, 4)}`),
    ...parties(ISF10_PARTIES, random),
    ...(later && Object.fromEntries(partyFieldNames(later).map((name) => [name, '']))),
    cargoType,
    actionReason,
    amsRequestList: bills(random, words),
    billHsRequestList: goods(random, true),
    importerType,
    importerId,
    importerBirth: importerType === '34' ? `19${text(DIGITS, 2)}-0${1 + count(8)}-1${count(9)}` : '',
    consigneeType,
    consigneeId,
    bondHolderType,
    bondHolderId: holders[bondHolderType],
    bondType,
    suretyCode: bondType === 'Single' ? `0${text(FIRST, 1)}${text(DIGITS, 1)}` : '',
    bondReferenceNo: bondType === 'Single' ? text(DIGITS, 9) : '',
  };
}

export function randomIsf5(random: () => number): Isf5Bill {
  const { pick, text, words } = dice(random);
  const port = (): string => `${words(20)}|${pick(ABROAD)}${text(LETTERS, 3)}`;
  return {
    ...blankBill(ISF_5, text(LETTERS, 4)),
    ...parties(ISF5_PARTIES, random),
    actionReason: pick(ACTION_REASONS),
    amsRequestList: bills(random, words),
    billHsRequestList: goods(random, false),
    deliveryCode: port(),
    dischargingPortCode: port(),
  };
}

function dice(random: () => number) {
  const count = (below: number): number => Math.floor(random() * below);
  const pick = <T>(from: readonly T[]): T => from[count(from.length)] as T;
  const text = (from: string, length: number): string =>
    Array.from({ length }, () => from[count(from.length)]).join('');
  const chance = (share: number): boolean => random() < share;
  /** Words of letters, digits and specials, without outer or doubled spaces, at most `max` long. */
  const words = (max: number): string => {
    const made = Array.from({ length: 1 + count(9) }, () =>
      text(LETTERS + DIGITS + (chance(0.3) ? SPECIALS : ''), 1 + count(14)),
    );
    return made.join(' ').slice(0, max).trim() || 'X';
  };
  return { count, pick, text, chance, words };
}

type Text = (from: string, length: number) => string;
const idOf = (type: 'EI' | 'ANI' | '34', text: Text): string =>
  ({
    EI: `${text('345', 1)}${text('0123', 1)}-${text(FIRST, 1)}${text(DIGITS, 8)}`,
    ANI: `2${text('0123456', 1)}27${text(DIGITS, 2)}-${text(DIGITS, 5)}`,
    34: `${text('12345', 1)}${text(DIGITS, 2)}-${text(FIRST, 1)}${text(DIGITS, 1)}-${text(FIRST, 1)}${text(DIGITS, 3)}`,
  })[type];

function parties(prefixes: readonly string[], random: () => number): Record<string, string> {
  const { pick, words } = dice(random);
  return Object.fromEntries(
    prefixes.flatMap((prefix) => [
      [`${prefix}Name`, words(35)],
      [`${prefix}Addr`, `N${words(104)}`],
      // Customs stores only letters and digits of a city, so one of punctuation alone is invalid.
      [`${prefix}City`, `N${words(34)}`],
      [`${prefix}CountryCode`, pick(COUNTRIES)],
    ]),
  );
}

function bills(random: () => number, words: (max: number) => string) {
  const { count, pick, text } = dice(random);
  const numbers = new Set(
    Array.from({ length: 1 + count(4) }, () => text(LETTERS, 4) + text(LETTERS + DIGITS, 1 + count(12))),
  );
  return [...numbers].map((amsNo) => ({ amsNo, amsType: pick(['BM', 'OB']), userRemark: words(30) }));
}

function goods(random: () => number, hasOrigin: boolean) {
  const { count, pick, text } = dice(random);
  const codes = new Set(Array.from({ length: 1 + count(12) }, () => text('123456', 1) + text(DIGITS, 5)));
  return [...codes].map((hsCode) => ({ hsCode, hsCountryCode: hasOrigin ? pick(COUNTRIES) : '' }));
}
