import { cleanText } from '#rules/cleanText.ts';
import type { Entry } from './entries.ts';
import { readAmsType } from './finders/amsType.ts';
import { bareNumber, findBillNumbers, isMasterAmong } from './finders/billNumber.ts';
import { readBondNumbers, readBondType } from './finders/bond.ts';
import { findContainers } from './finders/containerNumber.ts';
import { findCountries } from './finders/countries.ts';
import { findDate } from './finders/dates.ts';
import { findHsCodes } from './finders/hsCodes.ts';
import { findIdNumber } from './finders/idNumber.ts';
import { findPort } from './finders/ports.ts';
import type { FieldKind } from './labels/labelTable.ts';
import { joinText, type TextLine } from './layout/textLine.ts';
import { readSameAs } from './party/sameAs.ts';
import type { References } from './recognitionTypes.ts';
import { addField, type Found, type Shipment } from './shipment.ts';

/** A value with the lines that it was read from. */
export const makeFound = (
  value: string,
  lines: readonly TextLine[],
  entry: Pick<Entry, 'isExact'>,
  weight = 1,
): Found => ({
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

/** Adds the value of a label that names a single field. */
export function addFieldValue(shipment: Shipment, field: FieldKind, entry: Entry, references: References): void {
  const { value } = entry;
  const text = joinText(value);
  const single = value[0]!.text;
  const add = (name: string, found: string | null, weight = 1): void => {
    if (found) addField(shipment, name, makeFound(found, linesWith(value, found), entry, weight));
  };
  switch (field) {
    case 'ams':
    case 'billNo':
    case 'master': {
      const isSplit = /^[A-Z]{4}$/u.test(single) && value.length === 2;
      const numbers = findBillNumbers(isSplit ? `${single}${value[1]!.text}` : text);
      const list = { ams: shipment.bills, billNo: shipment.otherBills, master: shipment.masters }[field];
      for (const number of numbers) {
        const isMaster = numbers.length > 1 && isMasterAmong(number, numbers, text);
        (isMaster ? shipment.masters : list).push(makeFound(number, linesWith(value, number), entry));
      }
      if (numbers.length === 0 && field !== 'master') {
        // `NGB2611045 (SCAC ABCD)`
        const [issuer, scac] = /[([,;/ ]*SCAC[\s:：#]*([A-Z]{4})\b[)\]]*/iu.exec(single) ?? [];
        add('bareBill', bareNumber(single.replace(issuer ?? '', ' ')));
        add('scac', scac?.toUpperCase() ?? null);
      }
      return;
    }
    case 'hs':
      for (const { code, country } of findHsCodes(text)) {
        const lines = linesWith(value, code.slice(0, 4));
        shipment.goods.push({
          code: makeFound(code, lines, entry),
          country: country ? makeFound(country, lines, entry) : null,
        });
      }
      return;
    case 'origin':
      for (const country of findCountries(text)) shipment.origins.push(makeFound(country, value, entry));
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
      if (day) addField(shipment, field, makeFound(`${day} 00:00:00`, value, entry));
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
  }
}

/** `Same as importer` as the value of an ID. */
export function addSameId(shipment: Shipment, field: string, text: string, entry: Entry): void {
  if (readSameAs(text)) addField(shipment, `${field}Same`, makeFound('same', entry.value, entry));
}
