import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { allowedEntities, type IsfMessage } from '../isfMessage.ts';
import { mayComeLater, NUMBERED } from '../partyEntities.ts';
import { published, unpublished, type Broken, type Edit } from './edit.ts';
import { isDelete, onParty, otherIdentities, partiesAt, quotedNumber, when, type PartyAt } from './facts.ts';
import { identifierProblem, mayHave, mayHaveName } from './identifiers.ts';

/** SF31 5–7 and SF35 5–6, 42–43. */
const SECOND_NAMES = ['ALA', 'DH', 'DV', 'NU', 'NV', 'XD'];
const ADDRESS_PARTS = '01 02 05 12 13 14 15 28 30 31 32 35 37 57 AK'.split(' ');

/** There may be several manufacturers; a party without an entity has an edit of its own. */
const REPEATABLE = ['MF', ''];

const isNumbered = (entity: string): boolean => entity in NUMBERED;
const named = (at: PartyAt) => ({ entity: at.party.entity });
const elementFor = (entity: string): string => (isNumbered(entity) ? 'identifier' : 'name');
const hasAddress = ({ address, place }: PartyAt['party']): boolean => address.length > 0 || place !== null;

/** Mandatory parties among these that a message lacks. */
function missing(message: IsfMessage, entities: readonly string[]): Broken[] {
  if (isDelete(message)) return [];
  const { submissionType, actionReason } = message.header;
  const present = new Set(message.parties.map(({ entity }) => entity));
  return allowedEntities(submissionType)
    .filter((entity) => entities.includes(entity) && !present.has(entity) && !mayComeLater(entity, actionReason))
    .map((entity) => ({ record: 'SF30', entity, element: elementFor(entity), args: { entity } }));
}

const isBlankConsignee = ({ party: { entity, identifier } }: PartyAt): boolean => entity === 'CN' && identifier === '';

/** Numbers of these types that no party can have. */
const wrongNumber =
  (qualifiers: readonly string[]) =>
  (message: IsfMessage): Broken[] =>
    otherIdentities(message).flatMap((at) => {
      const { entity, identifier, qualifier } = at.party;
      if (identifier === '' || !qualifiers.includes(qualifier) || !mayHave(entity, qualifier)) return [];
      const problem = identifierProblem(qualifier, identifier);
      return problem === null
        ? []
        : [
            {
              ...onParty(at, 'identifier'),
              args: { ...named(at), value: quotedNumber(qualifier, identifier), problem },
            },
          ];
    });

/** SF30–SF36: parties. */
export const PARTY_EDITS: readonly Edit[] = [
  published({ name: 'importerPartyMissing', code: '302' }, 'IMPORTER REQUIRED', (message) => missing(message, ['IM'])),
  // A consignee is a number alone, so a blank number is a missing consignee.
  published({ name: 'consigneeMissing', code: '303' }, 'CONSIGNEE NUMBER REQUIRED', (message) => [
    ...missing(message, ['CN']),
    ...partiesAt(message).flatMap((at) => when(isBlankConsignee(at), onParty(at, 'identifier'))),
  ]),
  published({ name: 'consolidatorMissing', code: '308' }, 'CONSOLIDATOR NAME/ADDRESS REQUIRED', (message) =>
    missing(message, ['CS']),
  ),
  unpublished('partyMissing', 'MANDATORY PARTY MISSING', (message) =>
    missing(message, ['SE', 'BY', 'ST', 'LG', 'MF', 'BKP']),
  ),
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
      return when(isEmpty && !isReported && at.party.qualifier === '' && !isBlankConsignee(at), {
        ...onParty(at, elementFor(entity)),
        args: named(at),
      });
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
  published({ name: 'partyNumberMissing', code: '315' }, 'INVALID ENTITY IDENTIFIER', (message) =>
    partiesAt(message).flatMap((at) => {
      const { entity, identifier, qualifier } = at.party;
      // An importer without a number is reported at the header.
      const isReported = isBlankConsignee(at) || (entity === 'IM' && message.header.importerNumber === '');
      return when(qualifier !== '' && identifier === '' && !isReported, {
        ...onParty(at, 'identifier'),
        args: named(at),
      });
    }),
  ),
  published({ name: 'partyEin', code: '316' }, 'INVALID IRS FORMAT IN ENTITY IDENTIFIER', wrongNumber(['EI'])),
  published({ name: 'partyAni', code: '317' }, 'INVALID ANI FORMAT IN ENTITY IDENTIFIER', wrongNumber(['ANI'])),
  published(
    { name: 'partyDuns', code: '321' },
    'INVALID DUNS NUMBER IN ENTITY IDENTIFIER',
    wrongNumber(['DUN', 'DNS']),
  ),
  unpublished('partyIdentifier', 'INVALID IDENTIFIER FORMAT', wrongNumber(['34', 'AEF', 'CIN', 'FR'])),
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
