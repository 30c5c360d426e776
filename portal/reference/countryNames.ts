import { COUNTRY_CODES } from '#contract/countryCodes.ts';

/** A country as it is searched: its names in three languages, and what else people call it. */
export interface CountryNames {
  code: string;
  nameEn: string;
  nameZh: string;
  nameVi: string;
  aliases: readonly string[];
}

type Names = Omit<CountryNames, 'code' | 'aliases'>;

/** ICU's names of these are not the ones of the trade's forms. */
const BY_HAND: Record<string, Names> = {
  HK: { nameEn: 'Hong Kong, China', nameZh: '中国香港', nameVi: 'Hồng Kông, Trung Quốc' },
  MO: { nameEn: 'Macao, China', nameZh: '中国澳门', nameVi: 'Ma Cao, Trung Quốc' },
  TW: { nameEn: 'Taiwan', nameZh: '中国台湾', nameVi: 'Đài Loan' },
};

const ALIASES: Record<string, readonly string[]> = {
  AE: ['UAE', 'Dubai', 'Abu Dhabi'],
  BO: ['Bolivia'],
  CD: ['DRC', 'DR Congo'],
  CI: ['Ivory Coast'],
  CN: ['PRC', 'Mainland China', '大陆', 'CHN'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic', 'Czechia'],
  DE: ['DEU', 'Deutschland'],
  GB: ['UK', 'England', 'Great Britain', 'Scotland', 'Wales', 'GBR', '英格兰'],
  HK: ['Hong Kong SAR', '香港'],
  ID: ['IDN'],
  IN: ['IND', 'Bharat'],
  IR: ['Persia'],
  JP: ['JPN', 'Nippon'],
  KH: ['Kampuchea'],
  KP: ['North Korea', 'DPRK', '北韩'],
  KR: ['South Korea', 'Korea', 'Republic of Korea', 'KOR', '南韩'],
  LA: ['Lao', 'Laos'],
  MK: ['Macedonia'],
  MM: ['Burma', 'Myanmar'],
  MO: ['Macau', '澳门'],
  NL: ['Holland', 'The Netherlands', '尼德兰'],
  PS: ['Palestine'],
  RU: ['Russian Federation', 'RUS'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Türkiye'],
  TW: ['Formosa', '台湾', 'Chinese Taipei'],
  US: ['USA', 'America', 'United States of America', 'Mỹ', '美利坚'],
  VA: ['Holy See'],
  VN: ['Viet Nam', 'VNM'],
};

/** Every country of the contract with its names; ICU is part of Node. */
export const COUNTRIES: readonly CountryNames[] = readCountries();

function readCountries(): CountryNames[] {
  const [en, zh, vi] = ['en', 'zh-CN', 'vi'].map((locale) => new Intl.DisplayNames([locale], { type: 'region' }));
  return [...COUNTRY_CODES].map((code) => ({
    code,
    nameEn: en?.of(code) ?? code,
    nameZh: zh?.of(code) ?? code,
    nameVi: vi?.of(code) ?? code,
    ...BY_HAND[code],
    aliases: ALIASES[code] ?? [],
  }));
}
