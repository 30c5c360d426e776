import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { PASSPORT_CARGO_TYPES } from '#contract/codes.ts';
import { ID_FORMATS } from '#contract/entities/checks.ts';
import { isIsf5 } from '../isfMessage.ts';
import { published, type Edit } from './edit.ts';
import { isWireDay, onHeader, onParty, otherIdentities, when } from './facts.ts';

const SCAC = '2';
const numberFormat = (qualifier: string): RegExp | undefined =>
  qualifier === SCAC ? /^[A-Z]{4}$/u : ID_FORMATS[qualifier as keyof typeof ID_FORMATS];
const fits = (qualifier: string, number: string): boolean => numberFormat(qualifier)?.test(number) ?? true;

/** A passport requires a date of birth; for other numbers it is optional but must be valid. */
const hasInvalidBirthDate = (qualifier: string, birthDate: string): boolean =>
  birthDate === '' ? qualifier === 'AEF' : !isWireDay(birthDate);
const isUnknownPassport = (qualifier: string, country: string): boolean =>
  qualifier === 'AEF' && !COUNTRY_CODES.has(country);

/** SF10 11–36 and 79–80, and the corresponding fields of parties: importer and its number. */
export const IMPORTER_EDITS: readonly Edit[] = [
  published({ name: 'S14', twin: '124' }, 'IMPORTER QUALIFIER INVALID', ({ header }) => {
    const { importerQualifier, submissionType } = header;
    const isKnown = importerQualifier in ID_FORMATS || (importerQualifier === SCAC && isIsf5(submissionType));
    return when(!isKnown, onHeader('importerQualifier'));
  }),
  published({ name: 'S15', twin: '109' }, 'IMPORTER NUMBER MISSING', ({ header: { importerNumber } }) =>
    when(importerNumber === '', onHeader('importerNumber')),
  ),
  published({ name: 'S16', twin: '125' }, 'IMPORTER NUMBER FORMAT INVALID', ({ header }) => {
    const { importerQualifier, importerNumber } = header;
    const args = { value: importerNumber };
    return when(importerNumber !== '' && !fits(importerQualifier, importerNumber), {
      ...onHeader('importerNumber'),
      args,
    });
  }),
  published({ name: 'S17' }, 'IMPORTER NUMBER NOT ON FILE', ({ header }, { register }) => {
    const { action, importerQualifier, importerNumber } = header;
    if (!register || action === 'D' || importerNumber === '' || !fits(importerQualifier, importerNumber)) return [];
    return when(!register.isImporterOnFile(importerQualifier, importerNumber), {
      ...onHeader('importerNumber'),
      args: { value: importerNumber },
    });
  }),
  published({ name: 'S25' }, 'DOB MUST BE MMDDYYYY', (message) => [
    ...when(hasInvalidBirthDate(message.header.importerQualifier, message.header.birthDate), onHeader('birthDate')),
    ...otherIdentities(message).flatMap((at) =>
      when(hasInvalidBirthDate(at.party.qualifier, at.party.birthDate), onParty(at, 'birthDate')),
    ),
  ]),
  published({ name: 'S26' }, 'PASSPORT COUNTRY NOT ON FILE', (message) => [
    ...when(
      isUnknownPassport(message.header.importerQualifier, message.header.issuingCountry),
      onHeader('issuingCountry'),
    ),
    ...otherIdentities(message).flatMap((at) =>
      when(isUnknownPassport(at.party.qualifier, at.party.passportCountry), onParty(at, 'passportCountry')),
    ),
  ]),
  published({ name: 'S27' }, 'PASSPORT NOT ALLOWED', (message) => {
    if (PASSPORT_CARGO_TYPES.includes(message.header.shipmentType)) return [];
    return [
      ...when(message.header.importerQualifier === 'AEF', onHeader('importerQualifier')),
      ...otherIdentities(message).flatMap((at) => when(at.party.qualifier === 'AEF', onParty(at, 'qualifier'))),
    ];
  }),
];
