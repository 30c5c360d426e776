import { findCarrier } from '#rules/carriers.ts';
import { cleanText } from '#rules/cleanText.ts';
import { isHeading } from '#rules/hsHeadings.ts';
import { findBillNumbers } from './finders/billNumber.ts';
import { readBondType, TICKED } from './finders/bond.ts';
import { findHsCodes } from './finders/hsCodes.ts';
import { findMentions } from './labels/findMentions.ts';
import type { TextLayout, TextLine } from './layout/textLine.ts';
import { countryInHan, readCountry } from './party/countryWords.ts';
import { ADJECTIVES } from './party/countryTable.ts';
import { addField, type Found, type Shipment } from './shipment.ts';

const MADE_IN =
  /\b(?:MADE IN|PRODUCT OF|PRODUCE OF|COUNTRY OF ORIGIN|ORIGIN ?:|MANUFACTURED IN|SAN XUAT TAI|XUAT XU|原产国|原产地)\s*:?\s*(?:THE )?([A-Z\p{Script=Han}][A-Z.'\p{Script=Han} ]{1,30})/u;
/** 台湾制造, 皆为中国生产. */
const MADE_THERE = /(\p{Script=Han}{2,8})(?:制造|製造|生产|生產|出产|出產)/u;
const ADJECTIVE = /\b([A-Z]{4,11}) ORIGIN\b/u;
const LINE_MAX = 500;

/** Codes that follow each other, up to the next words: `9403.60, 9401.61 and 9403.50 (CN)`. */
const CODE_LIST = /^[\s.:：#=(（[-]{0,4}(?=\d{4})(?:[\s\d.,;:/、&+-]|(?:AND|VA)\b|[和及])+[^\d]{0,40}/u;
/** A code that no other number is written like. Dates are not: their month is at most 12. */
const DOTTED_CODE = /(?<![\d.,/-])\d{4}\.\d{2}\.(?:\d{4}|\d{2}(?:\.\d{2}){0,2})(?![\d.]|-\d{2})/gu;
const DOTTED_DAY = /^(?:19|20)\d\d\.(?:0\d|1[0-2])\./u;

/** Adds goods and origins that occur in running text; codes without any label only where there are no others. */
export function addFreeGoods(shipment: Shipment, layouts: readonly TextLayout[]): void {
  const hadGoods = shipment.goods.length > 0;
  const lines = layouts
    .flatMap((layout) => layout.lines)
    .filter(({ text }) => text.length <= LINE_MAX && /[A-Za-z\p{Script=Han}]|\d{4}\.\d{2}\./u.test(text));
  for (const line of lines) {
    const origin = originIn(cleanText(line.text, { upper: true }));
    if (origin && (!hadGoods || shipment.origins.length === 0)) shipment.origins.push(made(origin, line));
    for (const { concept, rest } of findMentions(line.text)) {
      if (concept === 'hs') addCodes(shipment, line, CODE_LIST.exec(cleanText(rest, { upper: true }))?.[0], origin);
    }
  }
  if (shipment.goods.length > 0) return;
  for (const line of layouts.flatMap(describingLines)) {
    const code = BRACKETED_CODE.exec(line.text)?.[1];
    addCodes(shipment, line, code, null, UNNAMED);
  }
  if (shipment.goods.length > 0) return;
  for (const line of lines) {
    for (const [code] of line.text.matchAll(DOTTED_CODE))
      if (!DOTTED_DAY.test(code) && line.label?.meaning.kind !== 'stop') addCodes(shipment, line, code, null, UNNAMED);
  }
}

/** `WOODEN TABLES (940360)` */
const BRACKETED_CODE = /\p{L}.*[([（【](\d{6}|\d{8}|\d{10})[)\]）】]\s*$/u;

/** The lines that a label names as the description of goods. */
const describingLines = (layout: TextLayout): TextLine[] =>
  layout.lines.flatMap((line) => {
    const { meaning } = line.label ?? {};
    const isDescription = meaning?.kind === 'field' && meaning.fields.includes('description');
    return isDescription ? layout.candidates(line).flatMap((one) => one.lines) : [];
  });

/** Weight of a value that no label and no word names. */
const UNNAMED = 0.6;

function addCodes(shipment: Shipment, line: TextLine, text = '', origin: string | null = null, weight = 1): void {
  const known = new Set(shipment.goods.map(({ code }) => code.value));
  for (const { code, country } of findHsCodes(text)) {
    if (known.has(code) || !isHeading(code)) continue;
    const from = country ?? origin;
    shipment.goods.push({ code: made(code, line, weight), country: from ? made(from, line) : null });
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
const BILL_TITLE = /BILL OF LADING|WAYBILL|提单|VAN DON/u;
const TOP_LINES = 20;

/** Adds the number that stands without a label at the head of a bill of lading, else the only one that sentences name. */
export function addFreeBill(shipment: Shipment, layouts: readonly TextLayout[]): void {
  const { bills, otherBills, masters } = shipment;
  if (bills.length + otherBills.length > 0) return;
  for (const { lines } of layouts.filter(({ part }) => part === 0 && masters.length === 0)) {
    const top = lines.slice(0, TOP_LINES).map((line) => ({ line, flat: cleanText(line.text, { upper: true }) }));
    if (!top.some(({ flat }) => BILL_TITLE.test(flat))) continue;
    for (const { line, flat } of top) {
      const written = flat.replace(LONE_NUMBER, '');
      const [number, ...more] = written.includes(' ') ? [] : findBillNumbers(written);
      if (number && more.length === 0) return void otherBills.push(made(number, line));
    }
  }
  const lines = layouts.flatMap((layout) => layout.lines);
  const named = onlyOf(lines, namedNumbers);
  const only = named === 'several' ? null : (named ?? onlyLone(shipment, layouts));
  if (only && only !== 'several') otherBills.push(only);
}

type FindNumbers = (line: TextLine) => [number: string, weight: number][];

/** The number that a finder gives if it gives no other one; a carrier's is the master's where there are others. */
function onlyOf(lines: readonly TextLine[], find: FindNumbers): Found | 'several' | null {
  const found = new Map(lines.flatMap((line) => find(line).map(([number, weight]) => [number, { line, weight }])));
  const houses = [...found].filter(([number]) => findCarrier(number) === null);
  const [only, ...more] = houses.length > 0 ? houses : found;
  if (more.length > 0) return 'several';
  return only ? made(only[0], only[1].line, only[1].weight) : null;
}

/** `our HBL ABCD12345678`, `shipped under B/L ABCD12345678` in a sentence. */
const namedNumbers: FindNumbers = ({ text }) =>
  findMentions(text).flatMap(({ concept, rest }) => {
    const written = /^[\s.:：#=-]{0,4}([A-Z]{4}[A-Z0-9-]{5,15})(?![A-Z0-9])/u.exec(cleanText(rest, { upper: true }));
    if ((concept !== 'ams' && concept !== 'billNo') || !written) return [];
    return findBillNumbers(written[1]!).map((number): [string, number] => [number, 1]);
  });

/** Letters of an issuer and at least five digits in one word. */
const LONE = /(?<![A-Z0-9/-])[A-Z]{4}[A-Z]{0,4}\d{5,10}(?![A-Z0-9/-])/gu;

/** The only number of that form in the documents that has no label, and is no carrier's and no container's. */
function onlyLone({ masters, invoices }: Shipment, layouts: readonly TextLayout[]): Found | 'several' | null {
  const others = new Set([...masters.map(({ value }) => value), ...invoices]);
  const labelled = new Set(layouts.flatMap(labelledLines));
  return onlyOf(
    layouts.flatMap(({ lines }) => lines.filter((line) => !line.label && !labelled.has(line.text))),
    ({ text }) =>
      [...cleanText(text, { upper: true }).matchAll(LONE)].flatMap(([number]): [string, number][] => {
        const isOther = others.has(number) || findCarrier(number) !== null || /^[A-Z]{3}[UJZ]\d{6,7}$/u.test(number);
        return isOther || findBillNumbers(number).length !== 1 ? [] : [[number, UNNAMED]];
      }),
  );
}

/** The texts that are values of labels: in the label's own line, else beside and below it. */
const labelledLines = (layout: TextLayout): string[] =>
  layout.lines.flatMap((line) => {
    if (!line.label?.isClosed || line.label.end < line.text.length) return [];
    return layout.candidates(line).flatMap(({ lines }) => lines.slice(0, 1).map(({ text }) => text));
  });

const made = (value: string, line: TextLine, weight = 1): Found => ({
  value,
  sources: [line.source],
  weight: 0.85 * weight * line.certainty,
});

function originIn(flat: string): string | null {
  const words = MADE_IN.exec(flat)?.[1]?.trim().split(' ') ?? [];
  for (let size = Math.min(4, words.length); size > 0; size--) {
    const country = readCountry(words.slice(0, size).join(' '));
    if (country) return country;
  }
  const there = countryInHan(MADE_THERE.exec(flat)?.[1] ?? '', 'end');
  if (there) return there;
  return ADJECTIVES[ADJECTIVE.exec(flat)?.[1] ?? ''] ?? null;
}
