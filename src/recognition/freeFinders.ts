import { cleanText } from '#rules/cleanText.ts';
import { findBillNumbers } from './finders/billNumber.ts';
import { readBondType, TICKED } from './finders/bond.ts';
import { findHsCodes } from './finders/hsCodes.ts';
import type { TextLayout, TextLine } from './layout/textLine.ts';
import { readCountry } from './party/countryWords.ts';
import { ADJECTIVES } from './party/countryTable.ts';
import { addField, type Found, type Shipment } from './shipment.ts';

/** `HS 870880`, `HTS: 6109.10`, `tariff 6109.10` anywhere in a line. */
const HS_WORD =
  /(?:\bH\.?\s?(?:T\.?\s?)?S\.?(?:US)?\.?(?: ?CODES?)?|\bTARIFF(?: CODES?| ITEM| HEADING)?|\bCOMMODITY CODES?|税则号列?|(?:商品|海关)编[码号])(?: ?NO\.?| ?NUMBER| ?#)?[\s:：.#]{0,3}(?=\d{4})/u;
const MADE_IN =
  /\b(?:MADE IN|PRODUCT OF|PRODUCE OF|COUNTRY OF ORIGIN|ORIGIN ?:|MANUFACTURED IN|XUAT XU|原产国|原产地)\s*:?\s*(?:THE )?([A-Z\p{Script=Han}][A-Z.'\p{Script=Han} ]{1,30})/u;
const ADJECTIVE = /\b([A-Z]{4,11}) ORIGIN\b/u;
const LINE_MAX = 500;

/** Adds goods and origins that occur in running text, where labels and tables gave none. */
export function addFreeGoods(shipment: Shipment, layouts: readonly TextLayout[]): void {
  const needsGoods = shipment.goods.length === 0;
  for (const line of layouts.flatMap(({ lines }) => lines)) {
    if (line.text.length > LINE_MAX || !/[A-Za-z\p{Script=Han}]/u.test(line.text)) continue;
    const flat = cleanText(line.text, { upper: true });
    const origin = originIn(flat);
    if (origin && (needsGoods || shipment.origins.length === 0)) shipment.origins.push(made(origin, line));
    if (!needsGoods) continue;
    const word = HS_WORD.exec(flat);
    if (!word) continue;
    for (const { code, country } of findHsCodes(flat.slice(word.index))) {
      shipment.goods.push({
        code: made(code, line),
        country: (country ?? origin) ? made(country ?? origin ?? '', line) : null,
      });
    }
  }
}

/** Adds the bond type that is ticked in a line without a label: `☑ Continuous bond ☐ Single transaction bond`. */
export function addFreeBond(shipment: Shipment, layouts: readonly TextLayout[]): void {
  if (shipment.fields.has('bondType')) return;
  for (const line of layouts.flatMap(({ lines }) => lines)) {
    const type = TICKED.test(line.text) && /\bBOND\b/iu.test(line.text) ? readBondType(line.text) : null;
    if (type) return addField(shipment, 'bondType', made(type, line));
  }
}

/** `NO. ABCD12345678`, or a number alone in its line. */
const LONE_NUMBER = /^(?:NO\b|NR\b|#|NUMBER\b)?[\s.:]*(?=[A-Z]{4})/u;
/** `our HBL ABCD12345678`, `shipped under B/L ABCD12345678` in a sentence. */
const NAMED_NUMBER =
  /(?:^|[^A-Z/])(?:H\.?B\/?L|B\/L|BILL OF LADING|HOUSE BILL)(?: ?(?:NO\b|NUMBER|#))?[\s:.#=-]{1,4}([A-Z]{4}[A-Z0-9]{5,12})\b/gu;
const BILL_TITLE = /BILL OF LADING|WAYBILL|提单|VAN DON/u;
const TOP_LINES = 20;

/** Adds the number that stands without a label at the head of a bill of lading, else the only one that sentences name. */
export function addFreeBill(shipment: Shipment, layouts: readonly TextLayout[]): void {
  const { bills, otherBills, masters } = shipment;
  if (bills.length + otherBills.length + masters.length > 0) return;
  for (const { lines } of layouts.filter(({ part }) => part === 0)) {
    const top = lines.slice(0, TOP_LINES).map((line) => ({ line, flat: cleanText(line.text, { upper: true }) }));
    if (!top.some(({ flat }) => BILL_TITLE.test(flat))) continue;
    for (const { line, flat } of top) {
      const written = flat.replace(LONE_NUMBER, '');
      const [number, ...more] = written.includes(' ') ? [] : findBillNumbers(written);
      if (number && more.length === 0) return void otherBills.push(made(number, line));
    }
  }
  const named = new Map(layouts.flatMap(({ lines }) => lines.flatMap(namedNumbers)));
  const [only] = named.size === 1 ? named : [];
  if (only) otherBills.push(made(only[0], only[1]));
}

const namedNumbers = (line: TextLine): [string, TextLine][] =>
  [...cleanText(line.text, { upper: true }).matchAll(NAMED_NUMBER)].flatMap(([, written = '']) =>
    findBillNumbers(written).map((number): [string, TextLine] => [number, line]),
  );

const made = (value: string, line: TextLine): Found => ({
  value,
  sources: [line.source],
  weight: 0.85 * line.certainty,
});

function originIn(flat: string): string | null {
  const words = MADE_IN.exec(flat)?.[1]?.trim().split(' ') ?? [];
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const country = readCountry(words.slice(0, size).join(' '));
    if (country) return country;
  }
  return ADJECTIVES[ADJECTIVE.exec(flat)?.[1] ?? ''] ?? null;
}
