import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { countryName } from '#rules/countryName.ts';

export interface ReferenceCountry {
  code: string;
  nameEn: string;
  nameZh: string;
  nameVi: string;
  aliases: readonly string[];
}

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

export const COUNTRIES: readonly ReferenceCountry[] = [...COUNTRY_CODES].map((code) => ({
  code,
  nameEn: countryName(code, 'en') ?? code,
  nameZh: countryName(code, 'zh-CN') ?? code,
  nameVi: countryName(code, 'vi') ?? code,
  aliases: ALIASES[code] ?? [],
}));
