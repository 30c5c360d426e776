import type { IsfMessage } from '../isfMessage.ts';
import { blocking, published, type Broken, type Edit } from './edit.ts';
import { onParty, partiesAt, when, type PartyAt } from './facts.ts';

/** Characters of class X that customs' list of 2012 does not have. */
const UNLISTED = /[*\\¢]/u;
const HAS_LETTER = /\p{L}/u;

/** The texts of a reference, of a party, with their records and elements. */
const referenceTexts = ({ references }: IsfMessage): { value: string; place: Broken }[] =>
  references.map(({ qualifier, value }, index) => ({
    value,
    place: { record: 'SF20', element: 'value', qualifier, index },
  }));
const partyTexts = (at: PartyAt): { value: string; place: Broken }[] => [
  { value: at.party.name, place: onParty(at, 'name') },
  ...at.party.secondNames.map(({ name }, index) => ({ value: name, place: onParty(at, 'name', 'SF31', index) })),
  ...at.party.address.flatMap(({ text, secondText }, index) => [
    { value: text, place: onParty(at, 'text', 'SF35', index) },
    { value: secondText, place: onParty(at, 'secondText', 'SF35', index) },
  ]),
];

const whole = ({ party: { address } }: PartyAt): string =>
  address.map(({ text, secondText }) => `${text}${secondText}`).join('');

export const CHARACTER_EDITS: readonly Edit[] = [
  published({ name: 'unlistedCharacter', code: '370' }, 'INVALID CHARACTER', (message: IsfMessage) =>
    [...referenceTexts(message), ...partiesAt(message).flatMap(partyTexts)].flatMap(({ value, place }) => {
      const [character] = UNLISTED.exec(value) ?? [];
      return character === undefined ? [] : [{ ...place, args: { value: character } }];
    }),
  ),
  blocking('addressWithoutLetter', (message) =>
    partiesAt(message).flatMap((at) => {
      const city = at.party.place?.city ?? '';
      const address = whole(at);
      return [
        ...when(city !== '' && !HAS_LETTER.test(city), { ...onParty(at, 'city', 'SF36'), args: { value: city } }),
        ...when(address !== '' && !HAS_LETTER.test(address), {
          ...onParty(at, 'text', 'SF35'),
          args: { value: address },
        }),
      ];
    }),
  ),
];
