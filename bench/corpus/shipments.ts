import { TRADES, type Product } from './goods.ts';
import { asianCompany, forwarder, stuffingPlace, warehouseOf, westernCompany } from './companies.ts';
import type { Party } from './parties.ts';
import { CORPUS_PORTS, type CorpusPort } from './places.ts';
import type { Random } from './random.ts';

export interface GoodsLine extends Product {
  origin: string;
  item: string;
  pieces: number;
  cartons: number;
  weight: string;
  volume: string;
  price: string;
  amount: string;
}

export interface SampleShipment {
  scac: string;
  house: string;
  master: string;
  booking: string;
  invoice: string;
  order: string;
  vessel: string;
  voyage: string;
  loading: CorpusPort;
  discharge: CorpusPort;
  departure: string;
  arrival: string;
  containers: { no: string; seal: string; size: string }[];
  manufacturer: Party;
  seller: Party;
  buyer: Party;
  shipTo: Party;
  stuffing: Party;
  consolidator: Party;
  notify: Party;
  agent: Party;
  importerNo: string;
  consigneeNo: string;
  lines: GoodsLine[];
}

/** Prefixes that the tax office has never issued. */
const EIN_PREFIXES = ['07', '08', '09', '17', '18', '19', '28', '29', '49', '69', '78', '79', '89', '96'];
const VESSELS = [
  'CORAL MERIDIAN',
  'EASTERN PLOVER',
  'MSC HALCYON',
  'NORDIC TEAL',
  'OOCL KITTIWAKE',
  'PACIFIC SANDPIPER',
  'EVER LAUREL',
];
const CARRIERS = ['OOLU', 'COSU', 'EGLV', 'ONEY', 'MAEU', 'HLCU', 'ZIMU', 'YMJA', 'CMDU'];

const ein = (random: Random) => `${random.pick(EIN_PREFIXES)}-${random.digits(7)}`;

function checkDigit(letters: string, digits: string) {
  const order = '0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ';
  const sum = `${letters}${digits}`.split('').reduce((total, letter, at) => total + order.indexOf(letter) * 2 ** at, 0);
  return (sum % 11) % 10;
}

function container(random: Random) {
  const letters = `${random.letters(3, 'QXZKT')}U`;
  const digits = random.digits(6);
  return {
    no: `${letters}${digits}${checkDigit(letters, digits)}`,
    seal: `${random.letters(2)}${random.digits(6)}`,
    size: random.pick(["40'HQ", "20'GP", "40'GP", '40HC', '45HQ']),
  };
}

function line(random: Random, product: Product, origin: string): GoodsLine {
  const pieces = random.int(12, 900) * 10;
  const price = random.int(90, 9800) / 100;
  return {
    ...product,
    origin,
    item: `${random.letters(2)}-${random.digits(4)}`,
    pieces,
    cartons: Math.ceil(pieces / 12),
    weight: (random.int(30_000, 900_000) / 100).toFixed(2),
    volume: (random.int(200, 6800) / 100).toFixed(2),
    price: price.toFixed(2),
    amount: (pieces * price).toFixed(2),
  };
}

const day = (random: Random, month: number) => `2026-${String(month).padStart(2, '0')}-${String(random.int(10, 27))}`;

interface ShipmentOptions {
  origin?: string;
  trade?: string;
  lines?: number;
  /** The seller is a trading house of this country instead of the factory. */
  seller?: string;
  /** Where the goods go. */
  buyer?: string;
  containers?: number;
}

/** A shipment to the United States (or to Canada or Mexico) whose values agree with each other. */
export function shipment(random: Random, options: ShipmentOptions = {}): SampleShipment {
  const origin = options.origin ?? 'CN';
  const trade = TRADES[options.trade ?? random.pick(Object.keys(TRADES))] as (typeof TRADES)[string];
  const manufacturer = asianCompany(random, origin, trade.word);
  const seller = options.seller ? asianCompany(random, options.seller, trade.word) : manufacturer;
  const buyer = westernCompany(random, options.buyer ?? 'US', trade.buyer);
  const loading = random.pick(CORPUS_PORTS[origin] ?? []);
  const scac = random.letters(4, 'BFGJKLNQTVWXZ');
  const tax = ein(random);
  return {
    scac,
    house: `${scac}${loading.code.slice(2)}26${random.digits(random.int(5, 6))}`,
    master: `${random.pick(CARRIERS)}${random.digits(10)}`,
    booking: random.digits(10),
    invoice: `${random.letters(2)}26${random.digits(4)}`,
    order: `PO${random.digits(6)}`,
    vessel: random.pick(VESSELS),
    voyage: `${random.digits(3)}${random.pick(['E', 'N', 'W'])}`,
    loading,
    discharge: random.pick(CORPUS_PORTS['US'] ?? []),
    departure: day(random, 11),
    arrival: day(random, 12),
    containers: Array.from({ length: options.containers ?? 1 }, () => container(random)),
    manufacturer,
    seller,
    buyer,
    shipTo: warehouseOf(random, buyer),
    stuffing: stuffingPlace(random, origin),
    consolidator: forwarder(random, origin),
    notify: forwarder(random, 'US'),
    agent: forwarder(random, 'US'),
    importerNo: tax,
    consigneeNo: tax,
    lines: random.take(trade.products, options.lines ?? 3).map((product) => line(random, product, origin)),
  };
}

export const code6 = (hts: string) => hts.slice(0, 6);
export const dotted6 = (hts: string) => `${hts.slice(0, 4)}.${hts.slice(4, 6)}`;
export const dotted10 = (hts: string) => `${hts.slice(0, 4)}.${hts.slice(4, 6)}.${hts.slice(6)}`;
export const dotted = (hts: string) => `${hts.slice(0, 4)}.${hts.slice(4, 6)}.${hts.slice(6, 8)}.${hts.slice(8)}`;
export const hsCodes = (shipment: SampleShipment) => [...new Set(shipment.lines.map((entry) => code6(entry.hts)))];
export const sum = (values: (number | string)[]) => values.reduce<number>((total, value) => total + Number(value), 0);
