import { cleanText } from '#rules/cleanText.ts';
import { parseCountryCode } from '#rules/countryName.ts';
import { findUsState } from '#rules/usStates.ts';

/** Names of countries on trade papers besides those of `parseCountryCode`, in capitals without accents. */
const MORE_NAMES: Record<string, string> = {
  'HOA KY': 'US',
  MY: 'US',
  'U.S.A': 'US',
  'U.S.': 'US',
  'U S A': 'US',
  'UNITED STATES': 'US',
  'UNITED STATES OF AMERICA (USA)': 'US',
  AMERICA: 'US',
  'P.R.C': 'CN',
  'P R CHINA': 'CN',
  'P. R. CHINA': 'CN',
  'PR CHINA': 'CN',
  "PEOPLE'S REPUBLIC OF CHINA": 'CN',
  'THE PEOPLES REPUBLIC OF CHINA': 'CN',
  'CHINA (MAINLAND)': 'CN',
  'MAINLAND CHINA': 'CN',
  'TRUNG QUOC': 'CN',
  CHINESE: 'CN',
  中国: 'CN',
  中國: 'CN',
  美国: 'US',
  美國: 'US',
  越南: 'VN',
  韩国: 'KR',
  韓國: 'KR',
  泰国: 'TH',
  泰國: 'TH',
  印度: 'IN',
  VIETNAM: 'VN',
  'VIET NAM': 'VN',
  'S.R. VIETNAM': 'VN',
  'SOCIALIST REPUBLIC OF VIETNAM': 'VN',
  HONGKONG: 'HK',
  'HONG KONG SAR': 'HK',
  'HONG KONG, CHINA': 'HK',
  'H.K.': 'HK',
  'TAIWAN R.O.C.': 'TW',
  'TAIWAN, R.O.C.': 'TW',
  'TAIWAN (R.O.C.)': 'TW',
  'TAIWAN ROC': 'TW',
  'R.O.C.': 'TW',
  'TAIWAN, CHINA': 'TW',
  KOREA: 'KR',
  'SOUTH KOREA': 'KR',
  'KOREA, REPUBLIC OF': 'KR',
  'HAN QUOC': 'KR',
  'THAI LAN': 'TH',
  'NHAT BAN': 'JP',
  'AN DO': 'IN',
  'DAI LOAN': 'TW',
  ENGLAND: 'GB',
  'THE NETHERLANDS': 'NL',
  HOLLAND: 'NL',
  'CZECH REPUBLIC': 'CZ',
  UAE: 'AE',
  'U.A.E.': 'AE',
  LAOS: 'LA',
  BURMA: 'MM',
  MYANMAR: 'MM',
  RUSSIA: 'RU',
  TURKIYE: 'TR',
  MEXICO: 'MX',
};

/** Without dots and commas: `P. R. OF CHINA` and `P.R. OF CHINA` are one name. */
const unpointed = (name: string): string => name.replace(/[.,]/gu, ' ').replace(/\s+/gu, ' ').trim();
const joinedLetters = (name: string): string => unpointed(name).replace(/\b([A-Z]) (?=[A-Z]\b)/gu, '$1');
const BY_LETTERS = new Map(
  Object.entries({ ...MORE_NAMES, 'P.R. OF CHINA': 'CN', 'R.O.C. TAIWAN': 'TW', 'TAIWAN REPUBLIC OF CHINA': 'TW' }).map(
    ([name, code]) => [joinedLetters(name), code],
  ),
);

/** ISO 3166-1 alpha-3 codes of the usual origins. */
const THREE_LETTERS: Record<string, string> = {
  CHN: 'CN',
  VNM: 'VN',
  USA: 'US',
  HKG: 'HK',
  TWN: 'TW',
  KOR: 'KR',
  JPN: 'JP',
  THA: 'TH',
  IND: 'IN',
  IDN: 'ID',
  MYS: 'MY',
  PHL: 'PH',
  KHM: 'KH',
  BGD: 'BD',
  PAK: 'PK',
  LKA: 'LK',
  MEX: 'MX',
  CAN: 'CA',
  DEU: 'DE',
  ITA: 'IT',
  GBR: 'GB',
  FRA: 'FR',
  ESP: 'ES',
  TUR: 'TR',
  SGP: 'SG',
  BRA: 'BR',
};

/** The country of a text that is nothing but a country; null for anything else. */
export function readCountry(text: string): string | null {
  const flat = cleanText(text, { upper: true }).replace(/^[\s,.;:()-]+|[\s,;:()]+$/gu, '');
  if (flat === '' || flat.length > 40) return null;
  const bare = flat.replace(/\.$/u, '');
  return (
    MORE_NAMES[flat] ??
    MORE_NAMES[bare] ??
    THREE_LETTERS[bare] ??
    parseCountryCode(flat) ??
    parseCountryCode(bare) ??
    BY_LETTERS.get(joinedLetters(flat)) ??
    null
  );
}

/** Most words of a country's name. */
const WORDS_MAX = 5;

/**
 * The country at the end of an address; two letters count only after a comma, and not where they are a US state.
 * @example countryAtEnd('NINGBO 315800, CHINA') // { code: 'CN', before: 'NINGBO 315800' }
 */
export function countryAtEnd(text: string): { code: string; before: string } | null {
  const trimmed = text.replace(/[\s,.;]+$/u, '');
  const words = [...trimmed.matchAll(/[^\s,;]+/gu)].slice(-WORDS_MAX);
  for (const word of words) {
    const tail = trimmed.slice(word.index);
    if (/^\(?[A-Z]{2}\)?$/iu.test(tail)) continue;
    // `CA 90745` is California, not Canada.
    const postal = /^(.*?\D)[\s,-]+\d{4,6}$/u.exec(/^[A-Z]{2}\W/iu.test(tail) ? '' : tail);
    const code = readCountry(tail) ?? (postal ? readCountry(postal[1] ?? '') : null);
    if (code) return { code, before: trimmed.slice(0, word.index).replace(/[\s,;.(-]+$/u, '') };
  }
  const last = /(?:,\s*|\d{5,6}\s+|\s(?=HK))\(?([A-Z]{2})\)?$/u.exec(cleanText(trimmed, { upper: true }));
  const code = last ? readCountry(last[1] ?? '') : null;
  if (!code || !last || (findUsState(last[1] ?? '') && code !== 'VN')) return null;
  return { code, before: trimmed.replace(/[\s,]*\(?[A-Za-z]{2}\)?$/u, '') };
}

export const endsWithCountry = (text: string): boolean => countryAtEnd(text) !== null;
