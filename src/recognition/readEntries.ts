import { cleanText } from '#rules/cleanText.ts';
import type { Entry } from './entries.ts';
import { OCEAN_CARRIERS } from './finders/oceanCarriers.ts';
import { findBillNumbers } from './finders/billNumber.ts';
import { readBondNumbers, readBondType } from './finders/bond.ts';
import { findContainers } from './finders/containerNumber.ts';
import { findCountries } from './finders/countries.ts';
import { findDate } from './finders/dates.ts';
import { findHsCodes } from './finders/hsCodes.ts';
import { findIdNumber } from './finders/idNumber.ts';
import { findPort } from './finders/ports.ts';
import type { FieldKind, Role } from './labels/labelTable.ts';
import { joinText, type TextLine } from './layout/textLine.ts';
import { readParty } from './readParty.ts';
import { readSameAs } from './party/sameAs.ts';
import type { References } from './recognitionTypes.ts';
import { addField, addParty, type Found, type FoundParty, type Shipment } from './shipment.ts';

/** Adds the value of a label to a shipment. */
export function addEntry(shipment: Shipment, entry: Entry, references: References): void {
  const { meaning, value } = entry;
  if (value.length === 0) return;
  for (const line of value) shipment.documents.add(line.source.document);
  if (meaning.kind === 'party') {
    const party = readParty(entry);
    for (const role of party ? meaning.roles : []) if (isAccepted(role, party!)) addParty(shipment, role, party!);
    const [role] = meaning.roles;
    // `Consignee: same as importer` holds for the numbers as well.
    if (party?.sameAs && (role === 'importer' || role === 'consignee'))
      addSameId(shipment, `${role}Id`, value[0]!.text, entry);
  } else if (meaning.kind === 'taxId') addTaxId(shipment, entry);
  else if (meaning.kind === 'field')
    for (const field of meaning.fields) addFieldValue(shipment, field, entry, references);
}

/** `To:` names a party only with a whole address. */
const isAccepted = (role: Role, { parts }: FoundParty): boolean =>
  role !== 'addressee' || (parts.addr !== undefined && parts.countryCode !== undefined);

/** The field that holds the tax number of a party. */
const ID_FIELDS: Partial<Record<Role, string>> = { importer: 'importerId', consignee: 'consigneeId', buger: 'buyerId' };

function addTaxId(shipment: Shipment, entry: Entry): void {
  const { meaning, value } = entry;
  if (meaning.kind !== 'taxId') return;
  const id = findIdNumber(joinText(value));
  if (!id) return;
  const found = make(id.value, value, entry, 0.8);
  const owner = shipment.order.at(-1);
  for (const role of meaning.roles.length > 0 ? meaning.roles : owner ? [owner] : []) {
    const name = ID_FIELDS[role];
    if (name) addField(shipment, name, found);
  }
}

const make = (value: string, lines: readonly TextLine[], entry: Pick<Entry, 'isExact'>, weight = 1): Found => ({
  value,
  sources: lines.slice(0, 3).map(({ source }) => source),
  weight: weight * (entry.isExact ? 1 : 0.9) * Math.min(...lines.map(({ certainty }) => certainty)),
});

/** The lines of a value that hold a text. */
function linesWith(lines: readonly TextLine[], text: string): readonly TextLine[] {
  const bare = (written: string): string => cleanText(written, { upper: true }).replace(/[^A-Z0-9]/gu, '');
  const found = lines.filter((line) => bare(line.text).includes(bare(text)));
  return found.length > 0 ? found : lines;
}

function addFieldValue(shipment: Shipment, field: FieldKind, entry: Entry, references: References): void {
  const { value } = entry;
  const text = joinText(value);
  const single = value[0]!.text;
  const add = (name: string, found: string | null, weight = 1): void => {
    if (found) addField(shipment, name, make(found, linesWith(value, found), entry, weight));
  };
  switch (field) {
    case 'ams':
    case 'billNo':
    case 'master': {
      const numbers = findBillNumbers(text);
      const list = { ams: shipment.bills, billNo: shipment.otherBills, master: shipment.masters }[field];
      for (const number of numbers) {
        const isMaster = numbers.length > 1 && isMasterAmong(number, numbers, text);
        (isMaster ? shipment.masters : list).push(make(number, linesWith(value, number), entry));
      }
      if (numbers.length === 0) add(field === 'master' ? 'bareMaster' : 'bareBill', bareNumber(single));
      return;
    }
    case 'hs':
      for (const { code, country } of findHsCodes(text)) {
        const lines = linesWith(value, code.slice(0, 4));
        shipment.goods.push({ code: make(code, lines, entry), country: country ? make(country, lines, entry) : null });
      }
      return;
    case 'origin':
      for (const country of findCountries(text)) shipment.origins.push(make(country, value, entry));
      return;
    case 'importerId':
    case 'consigneeId':
    case 'bondHolderId': {
      const id = findIdNumber(text);
      if (id) add(field, id.value);
      else addSameId(shipment, field, single, entry);
      return;
    }
    case 'bondType': {
      add('bondType', readBondType(text));
      const { surety, reference } = readBondNumbers(text);
      add('suretyCode', surety);
      add('bondReferenceNo', reference);
      return;
    }
    case 'suretyCode':
      return add(field, /(?<!\d)\d{3}(?!\d)/u.exec(single)?.[0] ?? null);
    case 'bondReferenceNo':
      return add(field, /(?<![A-Z\d])[A-Z]{0,3}\d{4,50}(?!\d)/u.exec(cleanText(single, { upper: true }))?.[0] ?? null);
    case 'discharge':
      return add('dischargingPortCode', findPort(text, references));
    case 'delivery':
      return add('deliveryCode', findPort(text, references));
    case 'amsType':
      return add('amsType', readAmsType(single));
    case 'loadingAt':
    case 'arrivalAt': {
      const day = findDate(text);
      if (day) addField(shipment, field, make(`${day} 00:00:00`, value, entry));
      return;
    }
    case 'vessel':
    case 'voyage':
    case 'clientRef':
    case 'remark':
      return add(field, cleanText(single) || null, 0.8);
    case 'scac':
      return add('scac', cleanText(single, { upper: true }));
    case 'invoiceNo':
      shipment.invoices.add(cleanText(single, { upper: true }).replace(/\s.*$/u, ''));
      return;
    case 'container':
      for (const container of findContainers(text)) shipment.containers.add(container);
      return;
    case 'description':
    case 'from':
  }
}

/** Whether one of several numbers is the master's: by the word before it, or because a carrier issued only this one. */
function isMasterAmong(number: string, numbers: readonly string[], text: string): boolean {
  const isCarrier = (one: string): boolean => OCEAN_CARRIERS.has(one.slice(0, 4));
  const before = cleanText(text, { upper: true }).split(number)[0] ?? '';
  if (
    /(?:\bM\s?B\/?L|MASTER|\bO\s?B\/?L|OCEAN|CARRIER|主单|母单|船东单)[^A-Z0-9]{0,4}(?:B\/?L)?[^A-Z0-9]{0,4}(?:NO|NUMBER)?[^A-Z0-9]{0,4}$/u.test(
      before,
    )
  )
    return true;
  return isCarrier(number) && !numbers.every(isCarrier);
}

/** `Same as importer` as the value of an ID. */
function addSameId(shipment: Shipment, field: string, text: string, entry: Entry): void {
  if (readSameAs(text)) addField(shipment, `${field}Same`, make('same', entry.value, entry));
}

/** A number without the issuer's letters, which another label may name. */
const bareNumber = (text: string): string | null => {
  const bare = cleanText(text, { upper: true }).replace(/[\s/-]/gu, '');
  return /^[A-Z]{0,3}[A-Z0-9]{4,12}$/u.test(bare) && (bare.match(/\d/gu) ?? []).length >= 4 ? bare : null;
};

export function readAmsType(text: string): string | null {
  const flat = cleanText(text, { upper: true });
  if (/^BM\b|\bHOUSE|\bHBL|分单|NHA\b|THU CAP/u.test(flat)) return 'BM';
  return /^OB\b|REGULAR|STRAIGHT|MASTER|\bMBL|主单|直单|\bOCEAN|SIMPLE|船东单|\bCHU\b/u.test(flat) ? 'OB' : null;
}
