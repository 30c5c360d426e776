import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { allowedEntities } from '../isfMessage.ts';
import { mayComeLater, NUMBERED } from '../partyEntities.ts';
import { unpublished, type Edit } from './edit.ts';
import { isDelete, onParty, otherIdentities, partiesAt, when, type PartyAt } from './facts.ts';
import { isWritten, mayHave, mayHaveName } from './identifiers.ts';

/** SF31 5–7 and SF35 5–6, 42–43. */
const SECOND_NAMES = ['ALA', 'DH', 'DV', 'NU', 'NV', 'XD'];
const ADDRESS_PARTS = '01 02 05 12 13 14 15 28 30 31 32 35 37 57 AK'.split(' ');

/** There may be several manufacturers; a party without an entity has an edit of its own. */
const REPEATABLE = ['MF', ''];

const isNumbered = (entity: string): boolean => entity in NUMBERED;
const named = (at: PartyAt) => ({ entity: at.party.entity });
const elementFor = (entity: string): string => (isNumbered(entity) ? 'identifier' : 'name');
const hasAddress = ({ address, place }: PartyAt['party']): boolean => address.length > 0 || place !== null;

/** SF30–SF36: parties. The codes for these edits are not published. */
export const PARTY_EDITS: readonly Edit[] = [
  unpublished('partyMissing', 'MANDATORY PARTY MISSING', (message) => {
    if (isDelete(message)) return [];
    const { submissionType, actionReason } = message.header;
    const present = new Set(message.parties.map(({ entity }) => entity));
    return allowedEntities(submissionType)
      .filter((entity) => !present.has(entity) && !mayComeLater(entity, actionReason))
      .map((entity) => ({ record: 'SF30', entity, element: elementFor(entity), args: { entity } }));
  }),
  unpublished('partyUnknown', 'INVALID ENTITY CODE', (message) =>
    partiesAt(message).flatMap((at) =>
      when(at.party.entity !== '' && !allowedEntities(message.header.submissionType).includes(at.party.entity), {
        ...onParty(at, 'entity'),
        args: named(at),
      }),
    ),
  ),
  unpublished('partyRepeated', 'ENTITY REPEATED', (message) => {
    const seen = new Set<string>();
    return partiesAt(message).flatMap((at) => {
      const isSeen = !REPEATABLE.includes(at.party.entity) && seen.has(at.party.entity);
      seen.add(at.party.entity);
      return when(isSeen, { ...onParty(at, 'entity'), args: named(at) });
    });
  }),
  unpublished('partyEmpty', 'NAME OR IDENTIFIER REQUIRED', (message) =>
    partiesAt(message).flatMap((at) => {
      const { entity, name, identifier } = at.party;
      const isEmpty = identifier === '' && (isNumbered(entity) || name === '');
      // An importer without a number is reported at the header.
      const isReported = entity === 'IM' && message.header.importerNumber === '';
      return when(isEmpty && !isReported, { ...onParty(at, elementFor(entity)), args: named(at) });
    }),
  ),
  unpublished('partyBoth', 'IDENTIFIER OR NAME AND ADDRESS, NOT BOTH', (message) =>
    partiesAt(message).flatMap((at) => {
      const { entity, name, identifier, qualifier } = at.party;
      const isBoth = identifier !== '' && (hasAddress(at.party) || (name !== '' && !mayHaveName(qualifier)));
      const isNumberAlone = isNumbered(entity) && identifier === '' && hasAddress(at.party);
      return when(isBoth || isNumberAlone, { ...onParty(at, 'identifier'), args: named(at) });
    }),
  ),
  unpublished('partyAddressMissing', 'ADDRESS REQUIRED WITH NAME', (message) =>
    partiesAt(message).flatMap((at) => {
      const { entity, name, identifier } = at.party;
      return when(!isNumbered(entity) && name !== '' && identifier === '' && !hasAddress(at.party), {
        ...onParty(at, 'text', 'SF35'),
        args: named(at),
      });
    }),
  ),
  unpublished('partyQualifier', 'INVALID IDENTIFIER QUALIFIER', (message) =>
    otherIdentities(message).flatMap((at) => {
      const { entity, identifier, qualifier } = at.party;
      const isAsked = identifier !== '' || (qualifier !== '' && !isNumbered(entity));
      return when(isAsked && !mayHave(entity, qualifier), {
        ...onParty(at, 'qualifier'),
        args: { ...named(at), value: qualifier },
      });
    }),
  ),
  unpublished('partyIdentifier', 'INVALID IDENTIFIER FORMAT', (message) =>
    otherIdentities(message).flatMap((at) => {
      const { entity, identifier, qualifier } = at.party;
      return when(identifier !== '' && mayHave(entity, qualifier) && !isWritten(qualifier, identifier), {
        ...onParty(at, 'identifier'),
        args: { ...named(at), value: identifier },
      });
    }),
  ),
  unpublished('secondNameType', 'INVALID SECOND NAME TYPE', (message) =>
    partiesAt(message).flatMap((at) =>
      at.party.secondNames.flatMap(({ type }, index) =>
        when(type !== '' && !SECOND_NAMES.includes(type), {
          ...onParty(at, 'type', 'SF31', index),
          args: { ...named(at), value: type },
        }),
      ),
    ),
  ),
  unpublished('addressQualifier', 'INVALID ADDRESS QUALIFIER', (message) =>
    partiesAt(message).flatMap((at) =>
      at.party.address.flatMap(({ qualifier, secondQualifier, secondText }, index) => {
        const on = (element: string, value: string) => ({
          ...onParty(at, element, 'SF35', index),
          args: { ...named(at), value },
        });
        const isSecondUsed = secondQualifier !== '' || secondText !== '';
        return [
          ...when(qualifier !== '' && !ADDRESS_PARTS.includes(qualifier), on('qualifier', qualifier)),
          ...when(isSecondUsed && !ADDRESS_PARTS.includes(secondQualifier), on('secondQualifier', secondQualifier)),
        ];
      }),
    ),
  ),
  unpublished('partyCountry', 'INVALID COUNTRY CODE', (message) =>
    partiesAt(message).flatMap((at) => {
      const country = at.party.place?.country ?? '';
      return when(country !== '' && !COUNTRY_CODES.has(country), {
        ...onParty(at, 'country', 'SF36'),
        args: { ...named(at), value: country },
      });
    }),
  ),
];
