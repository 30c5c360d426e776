import { STREET } from '#rules/addressWords.ts';
import { usPlaceAtEnd } from '#rules/usStates.ts';
import { US_STREET_END } from './partyWords.ts';
import { CANADIAN, CANADIAN_POSTAL, PROVINCES } from './regionTable.ts';
import { splitAtCommas } from './splitAtCommas.ts';

/** `TX 77029` from what the labels of state and postal code say. */
export const usPlace = (state: string, text: string): string => {
  const zip = /\d{5}(?:-\d{4})?/u.exec(text)?.[0] ?? '';
  return state === '' ? '' : `${state} ${zip}`.trim();
};

/** `ST. LOUIS` begins with no street. */
const isStreet = (text: string): boolean => /\d|\S\s+\S/u.test(text);

/** Here `ST` ends no street either. */
const SAINT = /\bST\.? (?=(?:LOUIS|PAUL|PETERSBURG|CHARLES|CLOUD|JOSEPH|AUGUSTINE|GEORGE)\b)(\w+)/u;

/** @param isOnly no part of the address stands before it */
function splitUsCity(part: string, isOnly: boolean): { street: string; city: string } {
  const [, street = '', city = ''] = US_STREET_END.exec(part.replace(SAINT, 'SAINT. $1')) ?? [];
  if (isStreet(street)) return { street, city: city.replace('SAINT.', 'ST.') };
  const isNone = /\d/u.test(part) || (isOnly && STREET.test(part) && !/^(?:ST\.? |CITY OF )/u.test(part));
  return isNone ? { street: part, city: '' } : { street: '', city: part };
}

/** The last part of an address whose city has a field of its own. */
function withoutCity(part: string, city: string): { street: string; city: string } {
  if (part === city) return { street: '', city };
  return part.endsWith(` ${city}`) ? { street: part.slice(0, -city.length - 1), city } : { street: part, city: '' };
}

/** Takes state, postal code and city of a US address from its end; null if there is no state. */
export function takeUsPlace(parts: string[], isUs: boolean, knownCity: string): { city: string; place: string } | null {
  const found = usPlaceAtEnd(parts.slice(-3).join(', '), isUs);
  if (!found) return null;
  const left = splitAtCommas(found.before);
  parts.splice(-3, 3);
  const last = left.pop() ?? '';
  const { street, city } = knownCity === '' ? splitUsCity(last, left.length === 0) : withoutCity(last, knownCity);
  if (street !== '') left.push(street);
  parts.push(...left);
  return { city, place: `${found.state} ${found.zip}`.trim() };
}

const CANADIAN_END = new RegExp(
  String.raw`^(.*?)[\s,]*\b(${PROVINCES}|ONTARIO|QUEBEC|BRITISH COLUMBIA|ALBERTA)?\.?\s*(${CANADIAN_POSTAL})?$`,
  'u',
);

/** Takes province and postal code of a Canadian address from its end. */
export function takeCanadianPlace(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  const found = CANADIAN_END.exec(last);
  if (!found || (!found[2] && !found[3])) return '';
  parts.pop();
  if (found[1]) parts.push(found[1].trim());
  const before = parts.at(-1) ?? '';
  const province = found[2] ?? (CANADIAN.test(before) ? parts.pop() : '');
  return `${province ?? ''} ${found[3] ?? ''}`.trim();
}
