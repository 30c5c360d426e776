import { CHINESE_PROVINCES, isUsCity, NAME_TAIL, STREET } from './addressWords.ts';
import { cleanText } from './cleanText.ts';
import { parseCountryCode } from './countryName.ts';
import { endsWithUsState, findUsState, usPlaceAtEnd } from './usStates.ts';

/** The four fields of a party, and the US postal code for looking up the city. */
interface SplitAddress {
  name: string;
  addr: string;
  city: string;
  countryCode: string;
  zip: string;
}

type Part = Exclude<keyof SplitAddress, 'zip'> | 'none';

/** Line labels of forms and emails, in capitals without accents. */
const LABELS: readonly (readonly [Part, RegExp])[] = [
  [
    'none',
    /^(?:TEL|TELEPHONE|PHONE|MOBILE|FAX|E-?MAIL|ATTN|CONTACT|TAX CODE|MST|电话|传真|邮箱|联系人|DIEN THOAI)(?![A-Z])/u,
  ],
  ['name', /^(?:COMPANY NAME|COMPANY|NAME|公司名称|公司|名称|TEN CONG TY|CONG TY|TEN)\s*:\s*/u],
  ['addr', /^(?:ADDRESS|ADDR?|STREET|地址|DIA CHI)\s*[.:]\s*/u],
  ['city', /^(?:CITY|城市|THANH PHO)\s*:\s*/u],
  ['countryCode', /^(?:COUNTRY|国家|QUOC GIA)\s*:\s*/u],
];
const VIETNAMESE_PROVINCES = 'BINH DUONG|DONG NAI|BAC NINH|LONG AN|HAI DUONG|HUNG YEN';
/** Regions that occur in the position of a city. */
const REGION = new RegExp(
  `^(?:${CHINESE_PROVINCES}|(?:TINH )?(?:${VIETNAMESE_PROVINCES}))(?: PROVINCE)?$|PROVINCE$|^TINH `,
  'u',
);
/** Provinces and large cities that no other country has; documents are read with a larger table (decision 0047). */
const IMPLIED_COUNTRIES: readonly (readonly [country: string, places: RegExp])[] = [
  [
    'CN',
    new RegExp(
      `^(?:${CHINESE_PROVINCES}|BEIJING|SHANGHAI|TIANJIN|CHONGQING|SHENZHEN|GUANGZHOU|DONGGUAN|FOSHAN|NINGBO|HANGZHOU|YIWU|WENZHOU|SUZHOU|QINGDAO|XIAMEN|QUANZHOU|DALIAN|WUHAN)$`,
      'u',
    ),
  ],
  ['VN', new RegExp(`^(?:${VIETNAMESE_PROVINCES}|HO CHI MINH|HANOI|HA NOI|HAI PHONG|HAIPHONG|DA NANG)$`, 'u')],
];

/**
 * Splits a pasted address, of several lines or comma-separated, into the fields of a party. Everything except name,
 * city and country stays in the address, including region and postal code. Phone and contact lines are dropped.
 * @example splitAddress('PACIFIC HOME GOODS INC\n2200 Harbor Blvd\nCosta Mesa, CA 92626')
 * // { name: 'PACIFIC HOME GOODS INC', addr: '2200 HARBOR BLVD, CA 92626', city: 'COSTA MESA', countryCode: 'US', zip:
 * '92626' }
 */
export function splitAddress(text: string): SplitAddress {
  const { labeled, lines } = readLabels(text);
  const parts = lines.length > 1 ? lines : joinCompanyTail(splitParts(lines[0] ?? ''));
  const name = labeled.name ?? (parts.length > 1 || !/\d/u.test(parts[0] ?? '') ? (parts.shift() ?? '') : '');
  const rest = parts.flatMap(splitParts);
  if (labeled.addr) rest.unshift(...splitParts(labeled.addr));

  let country = labeled.countryCode ? parseCountryCode(labeled.countryCode) : removeCountry(rest);
  const us = country === null || country === 'US' ? removeUsPlace(rest, country === 'US') : null;
  if (us) country = 'US';
  if (country === null) country = chineseCountry(rest) ?? impliedCountry([...rest, labeled.city ?? '']);
  const city = labeled.city ?? us?.city ?? removeCity(rest);
  return {
    name: tidy(name),
    addr: tidy([...rest, us?.place ?? ''].filter(Boolean).join(', ')),
    city: tidy(city)
      .replace(/^(?:TP\.? ?|THANH PHO )/u, '')
      .replace(/ CITY$/u, ''),
    countryCode: country ?? '',
    zip: us?.zip ?? '',
  };
}

const tidy = (text: string): string => cleanText(text, { upper: true }).replace(/^[,;. ]+|[,; ]+$/gu, '');
const plain = (text: string): string => cleanText(text, { upper: true });

function splitParts(line: string): string[] {
  return line
    .split(/[,，、;；]/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

function readLabels(text: string): { labeled: Partial<Record<Part, string>>; lines: string[] } {
  const labeled: Partial<Record<Part, string>> = {};
  const lines: string[] = [];
  for (const line of text.split(/[\r\n]+/u).map((given) => given.trim())) {
    const flat = plain(line);
    const found = LABELS.find(([, label]) => label.test(flat));
    if (flat === '' || found?.[0] === 'none') continue;
    if (found) labeled[found[0]] = line.slice(line.search(/[:：.]/u) + 1).trim();
    else lines.push(line);
  }
  return { labeled, lines };
}

/** `NINGBO TRADING CO., LTD.` is one name. */
function joinCompanyTail(parts: readonly string[]): string[] {
  const [first = '', ...others] = parts;
  let name = first;
  while (others[0] !== undefined && NAME_TAIL.test(plain(others[0]))) name += `, ${others.shift()}`;
  return [name, ...others].filter(Boolean);
}

/** Removes the country, with a postal code before or after it, from the end. */
function removeCountry(rest: string[]): string | null {
  if (endsWithUsState(plain(rest.slice(-3).join(', ')))) return null;
  const last = rest.at(-1) ?? '';
  const words = last.replace(/\.$/u, '').split(/\s+/u);
  for (let from = 0; from < words.length; from++) {
    const tail = words.slice(from).join(' ');
    const code = tail.replace(/^[\d-]+ | [\d-]+$/gu, '');
    const country = parseCountryCode(code) ?? parseCountryCode(plain(code));
    // Two letters after a comma may be a US state, so they are read as a country only if no state has them.
    if (!country || (code.length === 2 && findUsState(plain(code)) && code.toUpperCase() !== 'VN')) continue;
    const postal = tail.replace(code, '').trim();
    rest[rest.length - 1] = [...words.slice(0, from), postal].filter(Boolean).join(' ');
    if (rest.at(-1) === '') rest.pop();
    return country;
  }
  return null;
}

/**
 * Removes the city of `COSTA MESA, CA 92626` from the end. State and postal code stay in the address, because customs
 * has no field for them.
 */
function removeUsPlace(rest: string[], isUs: boolean): { city: string; place: string; zip: string } | null {
  const found = usPlaceAtEnd(plain(rest.slice(-3).join(', ')), isUs);
  if (!found) return null;
  const left = splitParts(found.before);
  rest.splice(-3, 3);
  const candidate = left.at(-1) ?? '';
  const isCity = isUsCity(candidate);
  if (isCity) left.pop();
  rest.push(...left);
  return { city: isCity ? candidate : '', place: `${found.state} ${found.zip}`.trim(), zip: found.zip.slice(0, 5) };
}

/** Removes the city: a part that is marked as a city, else the last one that is neither a street nor a region. */
function removeCity(rest: string[]): string {
  const flat = rest.map(plain);
  const chinese = rest.findIndex((part) => /\p{Script=Han}市/u.test(part));
  if (chinese >= 0) return /([^省区市\s]{2,6})市/u.exec(rest[chinese] ?? '')?.[1] ?? '';
  const named = flat.findIndex((part) => / CITY$|^(?:TP\.?|THANH PHO) /u.test(part));
  if (named >= 0) return rest.splice(named, 1)[0] ?? '';
  for (let at = rest.length - 1; at >= Math.max(0, rest.length - 3); at--) {
    const postal = /^\d{4,6} | \d{4,6}$/u.exec(flat[at] ?? '')?.[0] ?? '';
    const bare = (flat[at] ?? '').replace(postal, '').trim();
    if (bare === '' || /\d/u.test(bare) || STREET.test(bare) || REGION.test(bare)) continue;
    rest[at] = postal.trim();
    if (rest[at] === '') rest.splice(at, 1);
    return bare;
  }
  return '';
}

const chineseCountry = (rest: readonly string[]): string | null =>
  rest.some((part) => /^中国|[省市区]/u.test(part)) ? 'CN' : null;

function impliedCountry(rest: readonly string[]): string | null {
  const places = rest.map((part) =>
    plain(part).replace(/^\d{4,6} +|^(?:TP\.? ?|THANH PHO |TINH )|(?: (?:CITY|PROVINCE))?[ -]*\d{0,6}$/gu, ''),
  );
  return IMPLIED_COUNTRIES.find(([, known]) => places.some((place) => known.test(place)))?.[0] ?? null;
}
