import { readLabel } from '../labels/readLabel.ts';
import type { Role } from '../labels/labelTable.ts';
import { foldedWords } from '../labels/tokens.ts';

export type SameAs = { kind: 'role'; roles: Role[] } | { kind: 'number'; number: string } | { kind: 'previous' };

const WORDS =
  /^(?:\(?\s*)?(?:THE )?(?:SAME(?: PARTY| COMPANY| ADDRESS| NAME| ENTITY| AND ADDRESS| NUMBER| NO| ID| EIN)*(?: AS| WITH| TO|$)|AS PER|AS ABOVE|DITTO|DO$|SEE|REFER TO|IDENTICAL (?:TO|WITH)|AS (?=BUYER|SELLER|MANUF|SHIPPER|CONSIGN|SHIP|IMPORT|SUPPL|STUFF|VENDOR)|(?:CUNG|GIONG|NHU|TUONG TU|TRUNG)(?: VOI| NHU| VAO)?|DONG THOI LA|同上|与上|同|和|与|等同|请?参照|见|参见)/u;

/** Longer texts name a party themselves. */
const LENGTH_MAX = 70;

/**
 * The party that a text such as `SAME AS SELLER`, `同买方`, `như người bán` or `#3` refers to.
 * @example readSameAs('SAME AS #2') // { kind: 'number', number: '2' }
 */
export function readSameAs(text: string): SameAs | null {
  const trimmed = text.trim().replace(/^[-–—•*"'(（]+\s*/u, '');
  if (trimmed === '' || trimmed.length > LENGTH_MAX) return null;
  const bare = /^(?:#|NO\.? ?|ITEM ?#?|第)\s*(\d{1,2})\s*(?:项|项目|ABOVE)?[.)]?$/iu.exec(trimmed);
  if (bare) return { kind: 'number', number: bare[1]! };
  const folded = fold(trimmed);
  const match = WORDS.exec(folded);
  if (!match) return null;
  const rest = folded.slice(match[0].length).trim();
  const hash = /#\s*(\d{1,2})\b/u.exec(trimmed);
  if (hash) return { kind: 'number', number: hash[1]! };
  const number = /^(?:ITEM|NO|BOX|FIELD|LINE|ELEMENT|MUC|SO|第|NUMBER|POINT|SECTION|ROW|IN|AT)*\s*(\d{1,2})\b/u.exec(
    rest,
  );
  if (number) return { kind: 'number', number: number[1]! };
  if (/^(?:ABOVE|TREN|O TREN|上|PREVIOUS|THE ABOVE|BEN TREN|PHIA TREN)?$/u.test(rest.replace(/[^\p{L}]+$/u, '')))
    return { kind: 'previous' };
  const roles = rolesIn(rest);
  return roles.length > 0 ? { kind: 'role', roles } : null;
}

const AT_FACTORY =
  /^(?:(?:AT|IN|THE|OUR|SELLER(?: S)?|SUPPLIER(?: S)?|MANUFACTURER(?: S)?) )*FACTORY(?: LOAD(?:ED|ING))?$|^(?:TAI )?NHA MAY$|^在?(?:工厂|工廠)(?:装箱|裝箱)?$/u;

/** `Container stuffing: at factory`: the place is the manufacturer's, although the words are also a label of it. */
export const isAtFactory = (roles: readonly Role[], text: string): boolean =>
  roles.some((role) => role === 'stuffing' || role === 'consolidator') && AT_FACTORY.test(fold(text.trim()));

/** The party that the value of a label with these roles refers to. */
export const readReference = (roles: readonly Role[], text: string): SameAs | null =>
  isAtFactory(roles, text) ? { kind: 'role', roles: ['manufacturer'] } : readSameAs(text);

/** Folded words with single spaces; Chinese characters without spaces. */
function fold(text: string): string {
  return foldedWords(text)
    .join(' ')
    .replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1');
}

function rolesIn(rest: string): Role[] {
  const target = rest
    .replace(/^(?:THE|AS|TO|WITH|OF|CUA|VOI|PARTY|NAME|ABOVE) /u, '')
    .replace(/(?:相同|一致|一样|信息)+$/u, '');
  const label = readLabel(target);
  if (label?.meaning.kind === 'party') return label.meaning.roles.filter((role) => role !== 'other');
  return [];
}
