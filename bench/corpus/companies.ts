import type { Party } from './parties.ts';
import { CORPUS_CITIES, COUNTRY_TEXTS, type City } from './places.ts';
import type { Random } from './random.ts';

const SYLLABLES = [
  ['QIAO', '桥'],
  ['LAN', '岚'],
  ['BO', '铂'],
  ['XUN', '浔'],
  ['CHUAN', '川'],
  ['MIAO', '淼'],
  ['TANG', '棠'],
  ['RUO', '若'],
  ['KUI', '葵'],
  ['YAN', '砚'],
  ['SONG', '松'],
  ['ZHEN', '臻'],
] as const;
const CN_ROADS = [
  'XINGYUAN',
  'KEJI',
  'BINHE',
  'CHUANGYE',
  'GONGYE',
  'YONGAN',
  'DONGHUAN',
  'JINSHAN',
  'QIHANG',
  'LONGTENG',
];
const HK_TOWERS = ['WING LOK', 'KAM PO', 'TAK SHING', 'YAU FOOK', 'CHEUNG WAH', 'HOI KING'];
const VN_WORDS = [
  'Phú Lâm',
  'Hoàng Thiên',
  'Đại Cát',
  'Minh Quân',
  'Thuận Lợi',
  'Bảo Ngọc',
  'Trường Sơn',
  'Việt Hương',
];
const TH_WORDS = ['SIAM KRACHANG', 'THAI BUSABA', 'CHAO KHLONG', 'NOPPHARAT', 'PHRAPHAI', 'SAENG DAO'];
const IN_WORDS = ['SHIVANJALI', 'KALPATEJ', 'RUDRAKSH', 'MEGHDHARA', 'NILKAMALA', 'VASTRIKA'];
const US_FIRST = [
  'Copper',
  'Willow',
  'Marble',
  'Thistle',
  'Harbor',
  'Juniper',
  'Falcon',
  'Prairie',
  'Amber',
  'Granite',
  'Clover',
  'Saddle',
];
const US_SECOND = [
  'Heron',
  'Quarry',
  'Lantern',
  'Meadow',
  'Anvil',
  'Orchard',
  'Summit',
  'Canyon',
  'Pine',
  'Compass',
  'Ridge',
  'Fable',
];
const US_STREETS = [
  'Commerce',
  'Old Mill',
  'Freight',
  'Progress',
  'Sycamore',
  'Distribution',
  'Airport',
  'Canal',
  'Harvest',
  'Foundry',
];
const US_KINDS = ['Dr', 'Blvd', 'Ave', 'Road', 'Parkway', 'Way', 'Street', 'Ln'];
const GIVEN = [
  'Cindy Wu',
  'Jason Lin',
  'Ms. Tran',
  'Kevin Zhao',
  'Mrs. Sharma',
  'Somchai P.',
  'Angela Reyes',
  'Tom Becker',
];

const title = (words: string) => words.toLowerCase().replaceAll(/(^|[\s&-])\p{L}/gu, (letter) => letter.toUpperCase());

function phoneOf(random: Random, country: string) {
  const end = random.digits(2);
  const numbers: Record<string, string> = {
    CN: `+86-${random.pick(['574', '769', '757', '592'])}-${random.int(2000, 8999)}00${end}`,
    HK: `+852 ${random.int(2000, 3999)} 00${end}`,
    TW: `+886-4-${random.int(2000, 2799)}-00${end}`,
    VN: `+84 28 ${random.int(3700, 3999)} 00${end}`,
    TH: `+66 2 ${random.int(300, 999)} 00${end}`,
    IN: `+91 591 ${random.int(240, 299)} 00${end}`,
    MX: `+52 81 5500 00${end}`,
  };
  return numbers[country] ?? `${random.int(201, 989)}-555-01${end}`;
}

const taxNoOf = (random: Random, country: string) =>
  ({
    CN: `91${random.digits(6)}MA${random.digits(6)}X${random.digits(1)}`,
    HK: `BR ${random.digits(8)}-000`,
    TW: random.digits(8),
    VN: `03${random.digits(8)}`,
    TH: `010${random.digits(10)}`,
    IN: `09${random.letters(5)}${random.digits(4)}${random.letters(1)}1Z${random.digits(1)}`,
  })[country] ?? '';

function wholeParty(
  random: Random,
  country: string,
  place: City,
  name: string,
  street: string,
  native?: string,
): Party {
  const domain = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/gu, '')
    .slice(0, 12);
  return {
    name,
    street,
    city: place.name,
    region: place.region,
    zip: place.zip,
    country,
    countryText: random.pick(COUNTRY_TEXTS[country] ?? [country]),
    phone: phoneOf(random, country),
    fax: phoneOf(random, country),
    email: `${random.pick(['export', 'sales', 'shipping', 'docs'])}@${domain}.example`,
    contact: random.pick(GIVEN),
    taxNo: taxNoOf(random, country),
    ...(native ? { native } : {}),
  };
}

const placeIn = (random: Random, country: string) => random.pick(CORPUS_CITIES[country] ?? []);
const district = (random: Random, place: City) =>
  place.districts.length > 0 ? `, ${random.pick(place.districts)}` : '';

/** A factory or trading house of an Asian country. `word` is its trade. */
export function asianCompany(random: Random, country: string, word: string): Party {
  const place = placeIn(random, country);
  const [first, second, third] = [random.pick(SYLLABLES), random.pick(SYLLABLES), random.pick(SYLLABLES)];
  const brand = `${first[0]}${second[0]}${random.chance(0.5) ? third[0] : ''}`;
  const far = district(random, place);
  if (country === 'CN') {
    const street = `NO. ${random.int(2, 980)} ${random.pick(CN_ROADS)} ${random.pick(['ROAD', 'RD.', 'EAST ROAD', '2ND ROAD', 'AVENUE'])}${far}`;
    const name = `${place.name} ${brand} ${word} ${random.pick(['CO., LTD.', 'CO., LTD', 'FACTORY', 'CO LTD', 'IMP. & EXP. CO., LTD.'])}`;
    return wholeParty(random, country, place, name, street, `${place.native ?? ''}${first[1]}${second[1]}实业有限公司`);
  }
  if (country === 'HK') {
    const street = `${random.pick(['UNIT', 'FLAT', 'RM'])} ${random.int(3, 28)}${random.pick(['A', 'B', '06', '12'])}, ${random.pick(HK_TOWERS)} ${random.pick(['IND. BLDG', 'COMMERCIAL CENTRE', 'TOWER'])}, ${random.int(5, 200)} ${random.pick(HK_TOWERS)} STREET${far}`;
    return wholeParty(
      random,
      country,
      place,
      `${brand} ${random.pick(['INTERNATIONAL', 'TRADING', 'HOLDINGS'])} (HK) ${random.pick(['LIMITED', 'LTD', 'CO., LIMITED'])}`,
      street,
    );
  }
  if (country === 'TW') {
    const street = `${random.chance(0.5) ? `${random.int(2, 12)}F, ` : ''}NO. ${random.int(3, 600)}, ${random.chance(0.4) ? 'LANE 27, ' : ''}${random.pick(['ZHONGSHAN', 'GONGYEQU 8TH', 'HEPING', 'MINSHENG'])} RD.${far}`;
    return wholeParty(
      random,
      country,
      place,
      `${brand} ${word} ${random.pick(['ENTERPRISE CO., LTD.', 'INDUSTRIAL CO., LTD.', 'CORP.'])}`,
      street,
    );
  }
  if (country === 'VN') {
    const own = random.pick(VN_WORDS);
    const street = random.chance(0.5)
      ? `Lô ${random.letters(1, 'ABCD')}${random.int(1, 30)}, KCN ${random.pick(['Sóng Hồng', 'Tân Phú Đông', 'Nam Cầu'])}, ${random.pick(place.districts)}`
      : `Số ${random.int(3, 400)} ${random.pick(['Nguyễn Văn Linh', 'Lê Trọng Tấn', 'Quốc Lộ 13'])}, ${random.pick(place.districts)}`;
    const name = random.chance(0.5)
      ? `CÔNG TY TNHH ${own.toUpperCase()}`
      : `${own.toUpperCase()} ${word} ${random.pick(['JOINT STOCK COMPANY', 'CO., LTD', 'JSC'])}`;
    return wholeParty(random, country, place, name, street);
  }
  if (country === 'TH') {
    const street = `${random.int(1, 99)}/${random.int(1, 40)} MOO ${random.int(1, 12)}, ${random.pick(['BANGNA-TRAD', 'SUKHUMVIT', 'THEPARAK', 'PHETKASEM'])} ROAD${far}`;
    return wholeParty(
      random,
      country,
      place,
      `${random.pick(TH_WORDS)} ${word} ${random.pick(['CO., LTD.', '(THAILAND) CO., LTD.', 'PUBLIC CO., LTD.'])}`,
      street,
    );
  }
  const street = `${random.pick(['PLOT NO.', 'SHED NO.', 'F-', 'KHASRA NO.'])} ${random.int(4, 480)}${far}`;
  return wholeParty(
    random,
    country,
    place,
    `${random.pick(IN_WORDS)} ${word} ${random.pick(['PVT. LTD.', 'PRIVATE LIMITED', 'EXPORTS', 'INTERNATIONAL'])}`,
    street,
  );
}

function americanStreet(random: Random) {
  const more = random.pick([
    '',
    '',
    `, Suite ${random.int(100, 480)}`,
    `, Bldg ${random.letters(1, 'ABC')}`,
    `, Unit ${random.int(2, 20)}`,
  ]);
  return `${random.int(100, 9800)} ${random.pick(['', '', 'N ', 'E ', 'S. '])}${random.pick(US_STREETS)} ${random.pick(US_KINDS)}${more}`;
}

/** An importer, a buyer or a broker overseas. */
export function westernCompany(random: Random, country: string, word: string, end?: string): Party {
  const place = placeIn(random, country);
  const far = district(random, place);
  const name = `${random.pick(US_FIRST)} ${random.pick(US_SECOND)} ${word}${end ?? random.pick([', Inc.', ' LLC', ' Corp.', ' Inc', ' Company, LLC', ' Co.'])}`;
  const written = random.chance(0.5) ? name.toUpperCase() : name;
  const street = `${americanStreet(random)}${far}`;
  return wholeParty(random, country, place, written, written === name ? street : street.toUpperCase());
}

/** Another address of the same company: its warehouse. */
export function warehouseOf(random: Random, party: Party): Party {
  const place = placeIn(random, party.country);
  const short = party.name.replace(/,? (Inc|LLC|Corp|Company|Co)\b.*$/iu, '');
  const end = random.pick([' DISTRIBUTION CENTER', ' WAREHOUSE', ' DC #2', ' FULFILLMENT']);
  const street = americanStreet(random);
  const upper = party.name === party.name.toUpperCase();
  return wholeParty(
    random,
    party.country,
    place,
    `${short}${upper ? end : title(end)}`,
    upper ? street.toUpperCase() : street,
  );
}

const FORWARDING = ['LOGISTICS', 'INTERNATIONAL FREIGHT', 'CONTAINER LINES', 'SHIPPING AGENCY', 'SUPPLY CHAIN'];

export const forwarder = (random: Random, country: string) =>
  country === 'US' || country === 'CA'
    ? westernCompany(random, country, random.pick(['Freight', 'Logistics', 'Customs Brokers']))
    : asianCompany(random, country, random.pick(FORWARDING));

export function stuffingPlace(random: Random, country: string): Party {
  const party = asianCompany(random, country, 'WAREHOUSE');
  const own = party.name.split(' ').slice(0, 2).join(' ');
  return country === 'VN'
    ? party
    : {
        ...party,
        name: `${own} ${random.pick(['CFS WAREHOUSE', 'CONTAINER FREIGHT STATION', 'BONDED WAREHOUSE NO. 2'])}`,
      };
}
