import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { PASSPORT_CARGO_TYPES } from '#contract/codes.ts';
import { SCAC } from '#contract/entities/billNumber.ts';
import { ID_FORMATS, impossibleNumber, type ImpossibleNumber } from '#contract/identifiers.ts';
import { isIsf5 } from '../isfMessage.ts';
import { published, type Edit } from './edit.ts';
import { isWireDay, onHeader, onParty, otherIdentities, quotedNumber, when } from './facts.ts';

const SCAC_QUALIFIER = '2';
const importerProblem = (qualifier: string, number: string): ImpossibleNumber | 'scac' | null => {
  if (qualifier === SCAC_QUALIFIER) return SCAC.test(number) ? null : 'scac';
  return impossibleNumber(qualifier, number);
};

/** A passport requires a date of birth; for other numbers it is optional but must be valid. */
const hasInvalidBirthDate = (qualifier: string, birthDate: string): boolean =>
  birthDate === '' ? qualifier === 'AEF' : !isWireDay(birthDate);
const isUnknownPassport = (qualifier: string, country: string): boolean =>
  qualifier === 'AEF' && !COUNTRY_CODES.has(country);

/** SF10 11–36 and 79–80, and the corresponding fields of parties: importer and its number. */
export const IMPORTER_EDITS: readonly Edit[] = [
  published({ name: 'S14', code: '124' }, 'INVALID IMPORTER QUALIFIER', ({ header }) => {
    const { importerQualifier, submissionType } = header;
    const isKnown = importerQualifier in ID_FORMATS || (importerQualifier === SCAC_QUALIFIER && isIsf5(submissionType));
    return when(!isKnown, onHeader('importerQualifier'));
  }),
  published({ name: 'S15', code: '109' }, 'MISSING ISF IMPORTER NUMBER', ({ header: { importerNumber } }) =>
    when(importerNumber === '', onHeader('importerNumber')),
  ),
  published({ name: 'S16', code: '125' }, 'INVALID ISF IMPORTER NUMBER', ({ header }) => {
    const { importerQualifier, importerNumber } = header;
    const problem = importerNumber === '' ? null : importerProblem(importerQualifier, importerNumber);
    return problem === null
      ? []
      : [{ ...onHeader('importerNumber'), args: { value: quotedNumber(importerQualifier, importerNumber), problem } }];
  }),
  published({ name: 'S17', code: '133' }, 'INVALID ISF IMPORTER NUMBER', ({ header }, { register }) => {
    const { action, importerQualifier, importerNumber } = header;
    if (!register || action === 'D' || importerNumber === '') return [];
    if (importerProblem(importerQualifier, importerNumber) !== null) return [];
    return when(!register.isImporterOnFile(importerQualifier, importerNumber), {
      ...onHeader('importerNumber'),
      args: { value: quotedNumber(importerQualifier, importerNumber) },
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
