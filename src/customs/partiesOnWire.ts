import { ISF_5 } from '#contract/codes.ts';
import { customsLines } from '#contract/customsLines.ts';
import type { Bill, Isf10Bill } from '#contract/entities/bill.ts';
import { needsPerson } from '#contract/entities/checks.ts';
import { fieldText } from '#schema/recordText.ts';
import { addressRecords } from './addressRecords.ts';
import { blankParty } from './blankMessage.ts';
import type { IsfParty } from './isfMessage.ts';
import { partyBlocks, mayComeLater, NUMBERED } from './partyEntities.ts';
import { withoutPunctuation, wireDate, wirePostalCode } from './wireForm.ts';

/** Importer and consignee of an ISF-10: an identifier each, of a person with the full name. */
export function numberedParties(bill: Isf10Bill): IsfParty[] {
  return Object.entries(NUMBERED).map(([entity, who]) => ({
    ...blankParty(),
    entity,
    name: ofPerson(bill, who, bill[`${who}Name`]),
    qualifier: bill[`${who}Type`],
    identifier: bill[`${who}Id`],
    passportCountry: bill[`${who}Type`] === 'AEF' ? bill[`${who}Country`] : '',
    birthDate: birthDate(bill, who),
  }));
}

/** [B08] A date of birth accompanies a social security number or a passport; one that was left behind is not sent. */
export const birthDate = (bill: Isf10Bill, who: 'importer' | 'consignee'): string =>
  wireDate(ofPerson(bill, who, bill[`${who}Birth`]));

const ofPerson = (bill: Isf10Bill, who: 'importer' | 'consignee', value: string): string =>
  needsPerson(`${who}Type`)(bill) ? value : '';

/**
 * The parties with name and address, or with an identifier, in the chapter's order. Blank ones are included, so that
 * missing values are reported at their columns, except for a stuffing location or consolidator that may be sent later.
 */
export function blockParties(bill: Bill): IsfParty[] {
  return partyBlocks(bill.billType === ISF_5).flatMap(([entity, prefix]) => {
    const text = (part: string): string => fieldText(bill, prefix + part);
    const isBlank = !['Name', 'Addr', 'City', 'Id', 'IdType'].some((part) => text(part).trim());
    if (isBlank && mayComeLater(entity, bill.actionReason)) return [];
    const party = {
      ...blankParty(),
      entity,
      name: text('Name'),
      secondNames:
        text('SecondName') || text('SecondNameType')
          ? [{ type: text('SecondNameType'), name: text('SecondName') }]
          : [],
    };
    if (text('Id') !== '' || text('IdType') !== '') {
      return [{ ...party, qualifier: text('IdType'), identifier: text('Id') }];
    }
    const place = {
      city: withoutPunctuation(text('City')),
      subdivision: text('Subdivision'),
      postalCode: wirePostalCode(text('PostalCode')),
      country: text('CountryCode'),
    };
    return [{ ...party, address: addressRecords(customsLines(text('Addr'))), place }];
  });
}
