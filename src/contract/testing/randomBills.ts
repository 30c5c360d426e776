import { COUNTRY_CODES } from '../countryCodes.ts';
import {
  ACTION_REASONS,
  BOND_ACTIVITIES,
  CONTAINER_TYPES,
  FLEXIBLE_TIMING,
  INFORMAL_TYPES,
  ISF_10,
  ISF_5,
  SECOND_NAME_TYPES,
  WEIGHT_UNITS,
  type PartyIdType,
} from '../codes.ts';
import { blankBill, type Bill, type Isf10Bill, type Isf5Bill } from '../entities/bill.ts';
import { containerCheckDigit } from '../entities/containerNo.ts';
import { ID_TYPES_OF, ISF10_PARTIES, ISF5_PARTIES, partyView, type PartyPrefix } from '../entities/partyBlock.ts';

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

function randomIsf10(random: () => number): Isf10Bill {
  const { pick, text, chance } = dice(random);
  const isPersonal = chance(0.3);
  const cargoType = isPersonal ? pick(['03', '05', '06']) : pick(['01', '02', '04', '07', '08', '09', '10', '11']);
  const importer = identity('importer', isPersonal, random);
  const consignee = chance(0.4)
    ? Object.fromEntries(
        Object.entries(importer).map(([name, value]) => [name.replace('importer', 'consignee'), value]),
      )
    : identity('consignee', isPersonal, random);
  const ids = { IM: importer['importerId'] ?? '', CN: consignee['consigneeId'] ?? '', OT: idOf('EI', text) };
  const isPerson = [importer['importerType'], consignee['consigneeType']].includes('AEF');
  const bondHolderType = isPerson ? 'OT' : pick(['IM', 'CN', 'OT'] as const);
  const bondType = pick(['Continuous', 'Single', 'Hgj_Continuous'] as const);
  const actionReason = pick(ACTION_REASONS);
  const later =
    FLEXIBLE_TIMING.includes(actionReason) && chance(0.4) ? pick(['stuffing', 'consolidator'] as const) : null;
  return {
    ...blankBill(ISF_10, `${text(LETTERS, 4)}`),
    ...parties(ISF10_PARTIES, random),
    ...(later && Object.fromEntries(partyView(later).map((name) => [name, '']))),
    ...cargo(random),
    cargoType,
    ...(cargoType === '06' && { carnetCountry: pick(COUNTRIES), carnetNo: text(LETTERS + DIGITS, 8) }),
    ...(cargoType === '11' && informal(random)),
    actionReason,
    billHsRequestList: goods(random, true),
    ...importer,
    ...consignee,
    bondHolderType,
    bondHolderId: ids[bondHolderType],
    bondType,
    bondActivity: bondType === 'Continuous' ? pick(['', ...BOND_ACTIVITIES]) : '',
    suretyCode: bondType === 'Single' ? `0${text(FIRST, 1)}${text(DIGITS, 1)}` : '',
    bondReferenceNo: bondType === 'Single' ? text(DIGITS, 9) : '',
  };
}

function randomIsf5(random: () => number): Isf5Bill {
  const { pick, text, chance, words } = dice(random);
  const port = (): string => `${words(20)}|${pick(ABROAD)}${text(LETTERS, 3)}`;
  const idType = chance(0.3) ? pick(['EI', 'ANI'] as const) : null;
  return {
    ...blankBill(ISF_5, text(LETTERS, 4)),
    ...parties(ISF5_PARTIES, random),
    ...cargo(random),
    ...(idType && { transitImporterType: idType, transitImporterId: idOf(idType, text) }),
    actionReason: pick(ACTION_REASONS),
    billHsRequestList: goods(random, false),
    deliveryCode: port(),
    dischargingPortCode: port(),
  };
}

/** Importer or consignee with what its ID type needs. */
function identity(who: 'importer' | 'consignee', mayTravel: boolean, random: () => number): Record<string, string> {
  const { pick, text, count, chance } = dice(random);
  const type = pick(mayTravel ? (['EI', 'ANI', '34', 'AEF'] as const) : (['EI', 'ANI', '34'] as const));
  const isPerson = type === '34' || type === 'AEF';
  const name = `${text(LETTERS, 2 + count(9))}, ${text(LETTERS, 2 + count(9))}${chance(0.5) ? `, ${text(LETTERS, 1)}` : ''}`;
  return {
    [`${who}Type`]: type,
    [`${who}Id`]: idOf(type, text),
    [`${who}Name`]: isPerson ? name : '',
    [`${who}Birth`]: isPerson ? `19${text(DIGITS, 2)}-0${1 + count(8)}-1${count(9)}` : '',
    [`${who}Country`]: type === 'AEF' ? pick(COUNTRIES) : '',
  };
}

/** Bills of lading with a master bill beside a house bill; break bulk, or containers. */
function cargo(random: () => number) {
  const { pick, text, count, chance, words } = dice(random);
  const amsRequestList = bills(random, words);
  const isBreakBulk = chance(0.2);
  const hasMaster = chance(0.3) && amsRequestList.some(({ amsType }) => amsType === 'BM');
  const numbers = new Set(
    Array.from({ length: chance(0.6) ? 0 : 1 + count(4) }, () => text(LETTERS, 4) + text(DIGITS, 6)),
  );
  return {
    amsRequestList,
    masterBill: hasMaster ? text(LETTERS, 4) + text(DIGITS, 1 + count(12)) : '',
    transportMode: isBreakBulk ? '10' : '',
    containerList: isBreakBulk
      ? []
      : [...numbers].map((number) => ({
          containerNo: number + containerCheckDigit(number),
          containerType: pick(CONTAINER_TYPES),
          sizeType: chance(0.5) ? '45G1' : '',
        })),
  };
}

function informal(random: () => number) {
  const { pick, text, count } = dice(random);
  const whole = (): string => `${1 + count(9)}${text(DIGITS, count(11))}`;
  return {
    informalType: pick(INFORMAL_TYPES),
    estimatedValue: whole(),
    estimatedQuantity: whole(),
    quantityUnit: 'PCS',
    estimatedWeight: whole(),
    weightUnit: pick(WEIGHT_UNITS),
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
const idOf = (type: PartyIdType | 'AEF', text: Text): string =>
  ({
    EI: `${text('345', 1)}${text('0123', 1)}-${text(FIRST, 1)}${text(DIGITS, 8)}`,
    ANI: `2${text('0123456', 1)}27${text(DIGITS, 2)}-${text(DIGITS, 5)}`,
    34: `${text('12345', 1)}${text(DIGITS, 2)}-${text(FIRST, 1)}${text(DIGITS, 1)}-${text(FIRST, 1)}${text(DIGITS, 3)}`,
    AEF: text(LETTERS + DIGITS, 9),
    CIN: `-${text(LETTERS + DIGITS, 11)}`,
    DUN: text(DIGITS, 9),
    DNS: text(DIGITS, 13),
    FR: text(LETTERS + DIGITS, 4),
  })[type];

const idTypesOf = (prefix: PartyPrefix): readonly PartyIdType[] =>
  prefix === 'buger' || prefix === 'seller'
    ? ID_TYPES_OF.trader
    : prefix === 'ship'
      ? ID_TYPES_OF.shipTo
      : ID_TYPES_OF.place;

/** Name and address, a quarter of them with what few need; or an identifier. */
function parties(prefixes: readonly PartyPrefix[], random: () => number): Record<string, string> {
  const { pick, words, text, chance } = dice(random);
  return Object.fromEntries(
    prefixes.flatMap((prefix): (readonly [string, string])[] => {
      if (chance(0.2)) {
        const type = pick(idTypesOf(prefix));
        return [
          [`${prefix}IdType`, type],
          [`${prefix}Id`, idOf(type, text)],
          [`${prefix}Name`, type === '34' ? words(35) : ''],
          // The country has a default and is not sent.
          [`${prefix}CountryCode`, ''],
        ];
      }
      const [hasMore, hasSecond] = [chance(0.25), chance(0.15)];
      return [
        [`${prefix}Name`, words(35)],
        [`${prefix}Addr`, `N${words(104)}`],
        // Customs stores only letters and digits of a city, so one of punctuation alone is invalid.
        [`${prefix}City`, `N${words(34)}`],
        [`${prefix}CountryCode`, pick(COUNTRIES)],
        [`${prefix}Subdivision`, hasMore ? text(LETTERS, 2) : ''],
        [`${prefix}PostalCode`, hasMore ? text(DIGITS, 5) + (chance(0.3) ? `-${text(DIGITS, 4)}` : '') : ''],
        [`${prefix}SecondNameType`, hasSecond ? pick(SECOND_NAME_TYPES) : ''],
        [`${prefix}SecondName`, hasSecond ? words(35) : ''],
      ];
    }),
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
