import { holderType, unusualNumber } from '#contract/identifiers.ts';
import { cutDoubledScac } from '#rules/doubledScac.ts';
import type { IsfMessage } from '../isfMessage.ts';
import { NUMBERED } from '../partyEntities.ts';
import { advice, type Broken, type Edit } from './edit.ts';
import { isDelete, onHeader, onParty, otherIdentities, partiesAt, when } from './facts.ts';

/** Whole names that stand for an unknown party, without punctuation and spaces. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  (
    'TBA TBD TBN TOBEADVISED TOBEANNOUNCED TOBECONFIRMED TOBEDETERMINED TOBENAMED UNKNOWN NA NONE NIL NOTAVAILABLE ' +
    'NOTAPPLICABLE VARIOUS TEST'
  ).split(' '),
);
const REFERS_TO_OTHER = /^(?:SAME AS|AS ABOVE)\b/u;
const TO_ORDER = /^TO (?:THE )?ORDER\b/u;

/** A name that identifies no company; UNKNOWN BREWING LLC does. */
function isPlaceholder(name: string): boolean {
  const letters = name.toUpperCase().replace(/[^A-Z0-9]/gu, '');
  return PLACEHOLDERS.has(letters) || /^X{2,9}$/u.test(letters) || REFERS_TO_OTHER.test(name);
}

const names = (message: IsfMessage, isMeant: (name: string) => boolean): Broken[] =>
  partiesAt(message).flatMap((at) => {
    const { entity, name } = at.party;
    return when(name !== '' && isMeant(name.toUpperCase().trim()), {
      ...onParty(at, 'name'),
      args: { entity, value: name },
    });
  });

/** What customs would accept, although it is probably wrong. */
export const ADVICE_EDITS: readonly Edit[] = [
  advice('placeholderName', (message) => names(message, isPlaceholder)),
  advice('nameToOrder', (message) => names(message, (name) => TO_ORDER.test(name))),
  advice('numberUnusual', (message, { today, einPrefixes }) => {
    const { importerQualifier, importerNumber, bondHolder } = message.header;
    const at = (place: Broken, type: string, value: string): Broken[] => {
      const problem = unusualNumber(type, value, today, einPrefixes);
      return problem === null ? [] : [{ ...place, args: { value, problem } }];
    };
    return [
      ...at(onHeader('importerNumber'), importerQualifier, importerNumber),
      ...(bondHolder === importerNumber ? [] : at(onHeader('bondHolder'), holderType(bondHolder) ?? '', bondHolder)),
      ...otherIdentities(message).flatMap((one) =>
        at(onParty(one, 'identifier'), one.party.qualifier, one.party.identifier),
      ),
    ];
  }),
  advice('bothAssigned', (message) => {
    const consignee = partiesAt(message).find(({ party: { entity } }) => entity === 'CN');
    const areBoth = message.header.importerQualifier === 'ANI' && consignee?.party.qualifier === 'ANI';
    return areBoth ? [onParty(consignee, 'qualifier')] : [];
  }),
  // The chapter permits a name; filers report that customs requires it.
  advice('personWithoutName', (message) =>
    isDelete(message)
      ? []
      : partiesAt(message).flatMap((at) => {
          const { entity, qualifier, name } = at.party;
          return when(qualifier === '34' && entity in NUMBERED && name === '', {
            ...onParty(at, 'name'),
            args: { entity },
          });
        }),
  ),
  advice('personWithoutBirthDate', (message) => {
    if (isDelete(message) || !['03', '05', '06', '11'].includes(message.header.shipmentType)) return [];
    return partiesAt(message).flatMap((at) => {
      const { entity, qualifier, birthDate } = at.party;
      return when(qualifier === '34' && entity in NUMBERED && birthDate === '', {
        ...onParty(at, 'birthDate'),
        args: { entity },
      });
    });
  }),
  advice('doubledScac', ({ bills }) =>
    bills.flatMap(({ number }, index) => {
      const cut = cutDoubledScac(number);
      return when(cut !== number, { record: 'SF15', element: 'number', index, args: { value: number, cut } });
    }),
  ),
  advice('scacNotListed', ({ bills }, { isKnownScac, filerCode }) =>
    bills.flatMap(({ number }, index) => {
      const scac = number.slice(0, 4);
      const isUnknown = isKnownScac !== undefined && /^[A-Z]{4}/u.test(number) && !isKnownScac(scac);
      return when(isUnknown && scac !== filerCode, { record: 'SF15', element: 'number', index, args: { value: scac } });
    }),
  ),
];
