import { ISF_5 } from '#contract/codes.ts';
import { customsLines } from '#contract/customsLines.ts';
import type { Bill, Isf10Bill } from '#contract/entities/bill.ts';
import { needsPerson } from '#contract/entities/checks.ts';
import { fieldText } from '#schema/recordText.ts';
import { blankParty } from './blankMessage.ts';
import type { IsfAddressLine, IsfParty } from './isfMessage.ts';
import { partyBlocks, mayComeLater, NUMBERED } from './partyEntities.ts';
import { wireCity, wireDate } from './wireForm.ts';

/** SF35: unstructured street address. */
const STREET = '15';

/** Importer and consignee of an ISF-10: an identifier each, without name and address. */
export function numberedParties(bill: Isf10Bill): IsfParty[] {
  return Object.entries(NUMBERED).map(([entity, who]) => ({
    ...blankParty(),
    entity,
    qualifier: bill[`${who}Type`],
    identifier: bill[`${who}Id`],
    passportCountry: bill[`${who}Type`] === 'AEF' ? bill[`${who}Country`] : '',
    birthDate: birthDate(bill, who),
  }));
}

/** [B08] A date of birth accompanies a social security number or a passport; one that was left behind is not sent. */
export const birthDate = (bill: Isf10Bill, who: 'importer' | 'consignee'): string =>
  needsPerson(`${who}Type`)(bill) ? wireDate(bill[`${who}Birth`]) : '';

/**
 * The parties with name and address in the chapter's order. Blank ones are included, so that missing values are
 * reported at their columns, except for a stuffing location or consolidator that may be sent later.
 */
export function blockParties(bill: Bill): IsfParty[] {
  const record = bill;
  return partyBlocks(bill.billType === ISF_5).flatMap(([entity, prefix]) => {
    const text = (part: string): string => fieldText(record, prefix + part);
    const isBlank = !['Name', 'Addr', 'City'].some((part) => text(part).trim());
    if (isBlank && mayComeLater(entity, bill.actionReason)) return [];
    const place = { city: wireCity(text('City')), subdivision: '', postalCode: '', country: text('CountryCode') };
    return [{ ...blankParty(), entity, name: text('Name'), address: streetLines(text('Addr')), place }];
  });
}

function streetLines(address: string): IsfAddressLine[] {
  const lines = customsLines(address);
  return (lines.length > 0 ? lines : ['']).map((line) => ({
    qualifier: STREET,
    text: line.trimEnd(),
    secondQualifier: '',
    secondText: '',
  }));
}
