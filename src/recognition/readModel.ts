import { readColumnBills } from './columnBills.ts';
import type { DocumentModel } from './documentModel.ts';
import { collectEntries, type Entry } from './entries.ts';
import { findBillNumbers } from './finders/billNumber.ts';
import { gridLayout } from './layout/gridLayout.ts';
import { pageLayout } from './layout/pageLayout.ts';
import { joinText, type TextLayout, type TextLine } from './layout/textLine.ts';
import { readPartyTables } from './partyTables.ts';
import { addEntry } from './readEntries.ts';
import type { References } from './recognitionTypes.ts';
import { emptyShipment, type Shipment } from './shipment.ts';
import { findTables, type Table, type TableRow } from './tables.ts';

interface ReadDocument {
  shipments: Shipment[];
  layouts: TextLayout[];
}

/** Reads one document into the shipments it names. */
export function readModel(model: DocumentModel, document: number, references: References): ReadDocument {
  const layouts = model.parts.map((part, at) =>
    part.kind === 'page' ? pageLayout(part, document, at) : gridLayout(part, document, at),
  );
  const shared = emptyShipment();
  const billed: Shipment[] = [];
  const entries: Entry[] = [];
  for (const layout of layouts) {
    const claimed = new Set<TextLine>();
    const own: Entry[] = [];
    for (const column of readColumnBills(layout, claimed)) billed.push(fill(column, references));
    for (const table of findTables(layout, claimed)) {
      if (table.of === 'bills') billed.push(...billRows(table, references));
      else own.push(...table.rows.flatMap(rowEntries));
    }
    own.push(...readPartyTables(layout, claimed), ...collectEntries(layout, claimed));
    entries.push(...own.toSorted((one, other) => one.label.top - other.label.top));
  }
  const { common, sections } = billed.length > 0 ? { common: [], sections: [entries] } : splitSections(entries);
  if (sections.length > 1) {
    const outside = fill(common, references);
    return { shipments: sections.map((section) => withShared(fill(section, references), outside)), layouts };
  }
  for (const entry of [...common, ...entries]) addEntry(shared, entry, references);
  return { shipments: billed.length > 0 ? billed.map((one) => withShared(one, shared)) : [shared], layouts };
}

function fill(entries: readonly Entry[], references: References): Shipment {
  const shipment = emptyShipment();
  for (const entry of entries) addEntry(shipment, entry, references);
  return shipment;
}

function rowEntries(row: TableRow): Entry[] {
  return [...row].flatMap(([{ meaning }, value]) =>
    value.length > 0 ? [{ meaning, label: value[0]!, value, number: '', isExact: true }] : [],
  );
}

/** A row without a number continues the bill above it. */
function billRows(table: Table, references: References): Shipment[] {
  const found: Shipment[] = [];
  for (const row of table.rows) {
    const made = fill(rowEntries(row), references);
    const last = found.at(-1);
    const numbers = [...made.bills, ...made.otherBills].map(({ value }) => value);
    const isSame =
      last && numbers.every((number) => [...last.bills, ...last.otherBills].some(({ value }) => value === number));
    if (last && isSame) for (const entry of rowEntries(row)) addEntry(last, entry, references);
    else if (numbers.length > 0) found.push(made);
  }
  return found;
}

/** Values outside a table of bills belong to each of them. */
function withShared(shipment: Shipment, shared: Shipment): Shipment {
  for (const [role, party] of shared.parties) if (!shipment.parties.has(role)) shipment.parties.set(role, party);
  if (shipment.goods.length === 0) shipment.goods.push(...shared.goods);
  if (shipment.origins.length === 0) shipment.origins.push(...shared.origins);
  for (const [name, found] of shared.fields) if (!shipment.fields.has(name)) shipment.fields.set(name, found);
  return shipment;
}

const key = ({ meaning }: Entry): string => JSON.stringify(meaning);

interface Sections {
  /** What belongs to every section. */
  common: Entry[];
  sections: Entry[][];
}

/** Documents that repeat the same labels for each bill, one below the other or on a sheet each. */
function splitSections(entries: readonly Entry[]): Sections {
  const whole: Sections = { common: [], sections: [[...entries]] };
  const houses = billsAmong(entries, 'ams');
  const distinct = houses.length > 0 ? houses : billsAmong(entries, 'billNo');
  if (distinct.length < 2) return whole;
  const parts = new Set(distinct.map(({ part }) => part));
  if (parts.size === distinct.length) {
    return {
      common: entries.filter((entry) => !parts.has(partOf(entry))),
      sections: distinct.map(({ part }) => entries.filter((entry) => partOf(entry) === part)),
    };
  }
  const first = entries.find(({ meaning }) => meaning.kind === 'party' || meaning.kind === 'field');
  const repeats = first ? entries.flatMap((entry, at) => (key(entry) === key(first) ? [at] : [])) : [];
  const starts = repeats.length === distinct.length ? repeats : distinct.map(({ at }) => at);
  const sections = starts.map((start, at) => entries.slice(start, starts[at + 1]));
  const hasParties = (section: readonly Entry[]): boolean =>
    section.some(({ meaning, value }) => meaning.kind === 'party' && value.length > 0);
  // Several numbers of one shipment share the values around them.
  if (sections.slice(0, -1).some((section) => section.every(isBillNumber))) return whole;
  if (!sections.slice(1).every(hasParties) && !sections.slice(0, -1).some(hasParties)) return whole;
  return { common: entries.slice(0, starts[0]), sections };
}

type BillField = 'ams' | 'billNo';
const namesField = ({ meaning }: Entry, field: BillField): boolean =>
  meaning.kind === 'field' && meaning.fields.includes(field);
const isBillNumber = (entry: Entry): boolean => namesField(entry, 'ams') || namesField(entry, 'billNo');

const partOf = ({ label: { source } }: Entry): string => `${source.document}.${source.part}`;

/** The first place of each bill number. */
function billsAmong(entries: readonly Entry[], field: BillField): { number: string; at: number; part: string }[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, at) => {
    const numbers = namesField(entry, field) ? findBillNumbers(joinText(entry.value)) : [];
    const [number] = numbers;
    if (!number || numbers.length > 1 || seen.has(number)) return [];
    seen.add(number);
    return [{ number, at, part: partOf(entry) }];
  });
}
