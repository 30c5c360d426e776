import { ROLES, type Role } from './labels/labelTable.ts';
import { findMentions } from './labels/findMentions.ts';
import { isRole } from './labels/meaning.ts';
import { makeLine, type TextLayout, type TextLine } from './layout/textLine.ts';
import { endsWithCountry } from './party/countryWords.ts';
import { parseParty } from './party/parseParty.ts';
import { LEGAL_FORM } from './party/partyWords.ts';
import { readParty } from './readParty.ts';
import { addParty, type Shipment } from './shipment.ts';

/** Roles that no sentence about a shipment names by chance. */
const SOUGHT: ReadonlySet<Role> = new Set(ROLES.filter((role) => role !== 'other' && role !== 'addressee'));
/** `The seller is …`, `was stuffed at …`, `seller = …`. */
const VERB = /^(?:[\s:：=–-]+(?:(?:is|are|was|will be|là)\s+)?)(?=[\p{Lu}\d])/u;
const IS = /^\s*(?:[:：=]|(?:is|are|was|will be|là)\s)/u;
const SENTENCE_END = /\.\s+(?=\p{Lu}\p{Ll})/gu;
const NAME_WORDS_MAX = 10;

/** Adds the parties that sentences name with their whole address, for roles that have none yet. */
export function addFreeParties(shipment: Shipment, layouts: readonly TextLayout[]): void {
  for (const line of layouts.flatMap(({ lines }) => lines)) {
    if (line.label?.isClosed) continue;
    for (const [role, text] of namedParties(line)) {
      if (shipment.parties.has(role)) continue;
      const value = [makeLine({ ...line, text })];
      const party = readParty({
        meaning: { kind: 'party', roles: [role], parts: [] },
        value,
        number: '',
        isExact: false,
      });
      if (party) addParty(shipment, role, party);
    }
  }
}

function namedParties({ text }: TextLine): [Role, string][] {
  const mentions = findMentions(text, isRole);
  return mentions.flatMap(({ concept, end }, at): [Role, string][] => {
    const next = mentions.slice(at + 1).find((other) => IS.test(text.slice(other.end)));
    const rest = text.slice(end, next?.start);
    const verb = isRole(concept) && SOUGHT.has(concept) ? VERB.exec(rest) : null;
    const written = verb ? upToCountry(rest.slice(verb[0].length)) : '';
    if (!isRole(concept) || !/,.*,/u.test(written)) return [];
    const { name, addr, city, countryCode } = parseParty([written]);
    const isWhole = addr !== '' && city !== '' && countryCode !== '' && name.split(' ').length <= NAME_WORDS_MAX;
    return isWhole && (LEGAL_FORM.test(name) || name.includes(' ')) ? [[concept, written]] : [];
  });
}

/** The first sentence that ends with a country: `TP. Thuan An, Binh Duong, Vietnam` is one. */
function upToCountry(text: string): string {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index);
  const end = ends.find((index) => endsWithCountry(text.slice(0, index)));
  return text
    .slice(0, end)
    .replace(/[.;,]?(?:\s+and(?: the| our)?)?\s*$/u, '')
    .trim();
}
