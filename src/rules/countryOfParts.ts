import { cleanWords } from './cleanText.ts';
import { parseCountryCode } from './countryName.ts';

type Parse = (text: string) => string | null;

/**
 * The code of a country that a text names more than once: `CN - China`, `China (CN)`, or `CN` and `China` on two
 * lines. All parts must name one country. Null for any other text, also for a code or a name alone.
 */
export function countryOfParts(text: string, parse: Parse = parseCountryCode): string | null {
  const words = cleanWords(text).normalize('NFKC');
  if (words === '' || parse(words) !== null) return null;
  return oneCode(words.split(/[()/|,、:–—-]|\s{2,}/u), parse) ?? countryOfTwoLines(words, parse);
}

function oneCode(parts: readonly string[], parse: Parse): string | null {
  const codes = new Set(parts.map((part) => parse(part)).filter((code) => code !== null));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** A two-line cell is pasted as one text: a code at one end, and the rest must name the same country. */
function countryOfTwoLines(words: string, parse: Parse): string | null {
  const [, code = '', name = ''] = /^([A-Z]{2}) (.+)$/iu.exec(words) ?? [];
  const [, before = '', last = ''] = /^(.+) ([A-Z]{2})$/iu.exec(words) ?? [];
  for (const pair of [
    [code, name],
    [last, before],
  ]) {
    const [one, other] = pair.map((part) => parse(part));
    if (one && one === other) return one;
  }
  return null;
}
