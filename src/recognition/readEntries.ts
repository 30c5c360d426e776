import type { Entry } from './entries.ts';
import { findIdNumber } from './finders/idNumber.ts';
import { isGoodsNumber } from './goodsNumber.ts';
import type { Role } from './labels/labelTable.ts';
import { joinText } from './layout/textLine.ts';
import { addFieldValue, addSameId, makeFound } from './readField.ts';
import { readParty } from './readParty.ts';
import type { References } from './recognitionTypes.ts';
import { addField, addParty, type FoundParty, type Shipment } from './shipment.ts';

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
  } else if (isGoodsNumber(meaning, joinText(value))) addFieldValue(shipment, 'hs', entry, references);
  else if (meaning.kind === 'taxId') addTaxId(shipment, entry);
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
  const text = joinText(value);
  const id = findIdNumber(text);
  if (!id) {
    // `Consignee tax number: same as 7`
    for (const role of meaning.roles)
      if (role === 'importer' || role === 'consignee') addSameId(shipment, `${role}Id`, text, entry);
    return;
  }
  const found = makeFound(id.value, value, entry, 0.8);
  const owner = shipment.order.at(-1);
  for (const role of meaning.roles.length > 0 ? meaning.roles : owner ? [owner] : []) {
    const name = ID_FIELDS[role];
    if (name) addField(shipment, name, found);
  }
}
