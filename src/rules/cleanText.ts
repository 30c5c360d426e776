import { INVISIBLE } from '#schema/storedText.ts';

/**
 * Replacement and the characters it replaces. Not NFKC, which would create `*` and `~` (both forbidden) and lengthen
 * Chinese texts.
 */
const TABLE = [
  ['.', '。．｡'],
  [',', '，、､'],
  ['[', '【〔'],
  [']', '】〕'],
  ['<', '《〈‹'],
  ['>', '》〉›'],
  ['"', '“”„‟«»″「」『』〝〞〟'],
  ["'", '‘’‚‛′´ˈʼ'],
  ['-', '‐‑‒–—―−～〜˗﹣⁃─'],
  ['/', '∕⁄'],
  ['(', '﹙'],
  [')', '﹚'],
  // Letters with a stroke, which normalization does not decompose.
  ['O', 'Ø'],
  ['o', 'ø'],
  ['L', 'Ł'],
  ['l', 'ł'],
  ['H', 'Ħ'],
  ['h', 'ħ'],
  ['T', 'Ŧ'],
  ['t', 'ŧ'],
  ['i', 'ı'],
  // One character for several letters, which customs does not accept.
  ['...', '…'],
  ['TM', '™'],
  ['SS', 'ẞ'],
  ['ss', 'ß'],
  ['ff', 'ﬀ'],
  ['fi', 'ﬁ'],
  ['fl', 'ﬂ'],
  ['ffi', 'ﬃ'],
  ['ffl', 'ﬄ'],
  ['st', 'ﬅﬆ'],
] as const;
/** Unicode has single characters for the Roman numerals 1 to 12. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const REPLACEMENTS = new Map<string, string>([
  ...TABLE.flatMap(([sign, sources]) => Array.from(sources, (source): [string, string] => [source, sign])),
  ...ROMAN.flatMap((sign, at): [string, string][] => [
    [String.fromCodePoint(0x2160 + at), sign],
    [String.fromCodePoint(0x2170 + at), sign.toLowerCase()],
  ]),
]);

/** NBSP, ideographic and other wide spaces, tabs and line ends. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const ODD_SPACES = /[\u0000-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/gu;
/** Fast path: most texts need no cleaning, and imports clean thousands of them. */
const PLAIN = /^[\u0021-\u007e]+(?: [\u0021-\u007e]+)*$/u;
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const ACCENTS = /[\u0300-\u036f]/gu;

/**
 * Cleans text as it is committed: half-width, no invisible characters, accents or surplus spaces, optionally upper
 * case. Never outputs `*` or `~`. Keeps characters that have no Latin form (for example Chinese), so that validation
 * reports them.
 * @example cleanText(' Ｎingbo  Đông–Á co。 ', { upper: true }) // 'NINGBO DONG-A CO.'
 */
export function cleanText(text: string, options: { upper?: boolean | undefined } = {}): string {
  if (PLAIN.test(text)) return options.upper ? text.toUpperCase() : text;
  const plain = Array.from(text.replace(ODD_SPACES, ' ').replace(INVISIBLE, '').replace(/＊/gu, ''))
    .map((sign) => REPLACEMENTS.get(sign) ?? sign)
    .join('')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  const latin = withoutAccents(plain).replace(/ {2,}/gu, ' ').trim();
  return options.upper ? toUpper(latin) : latin;
}

/**
 * Cleans free text: removes only invisible characters and surplus spaces, and keeps accents and other scripts.
 * @example cleanWords(' gọi\u00a0lại ') // 'gọi lại'
 */
export function cleanWords(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(ODD_SPACES, ' ').replace(INVISIBLE, '').replace(/ {2,}/gu, ' ').trim();
}

/** Like `cleanWords`, but keeps line breaks. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n?|[\n\u0085\u2028\u2029]/u)
    .map(cleanWords)
    .join('\n')
    .trim();
}

/** Upper case independently of the locale. Keeps `ß` and ligatures, whose upper case is longer. */
export function toUpper(text: string): string {
  if (PLAIN.test(text)) return text.toUpperCase();
  return Array.from(text)
    .map((letter) => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter))
    .join('');
}

/**
 * Formats an HS code for customs: drops separators, and shortens the 8 to 10 digits of trade papers to six.
 * @example cleanHsCode('8471.30.0100') // '847130'
 */
export function cleanHsCode(text: string): string {
  const clean = cleanText(text, { upper: true }).replace(/[. ]/gu, '');
  const digits = clean.replace(/[-,]/gu, '');
  return /^\d{6}(?:\d{2}|\d{4})?$/u.test(digits) ? digits.slice(0, 6) : clean;
}

/**
 * Formats a day as `YYYY-MM-DD` if it is written in a known form; otherwise returns the cleaned text.
 * @example cleanDay('2026/8/3') // '2026-08-03'
 */
export function cleanDay(text: string): string {
  const clean = cleanText(text);
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u.exec(clean) ?? /^(\d{4})(\d\d)(\d\d)$/u.exec(clean);
  return parts ? `${parts[1]}-${pad(parts[2])}-${pad(parts[3])}` : clean;
}

/**
 * Formats a time as `YYYY-MM-DD HH:mm:ss`; missing parts of the clock are zero.
 * @example cleanTime('2026-08-31 9:30') // '2026-08-31 09:30:00'
 */
export function cleanTime(text: string): string {
  const clean = cleanText(text);
  const [dayText = '', clock = '', ...rest] = clean.split(/[ T]/u);
  const day = cleanDay(dayText);
  const parts = /^(\d{1,2})(?::(\d{1,2}))?(?::(\d{1,2}))?$/u.exec(clock || '0');
  if (rest.length > 0 || !parts || !/^\d{4}-\d\d-\d\d$/u.test(day)) return clean;
  return `${day} ${pad(parts[1])}:${pad(parts[2])}:${pad(parts[3])}`;
}

function withoutAccents(text: string): string {
  return (
    text
      // The second one is Icelandic, and common in older Vietnamese data.
      .replace(/[ĐÐ]/gu, 'D')
      .replace(/[đð]/gu, 'd')
      .replace(/[\u00c0-\u024f\u1e00-\u1eff]/gu, (letter) => letter.normalize('NFD').replace(ACCENTS, ''))
      .replace(ACCENTS, '')
  );
}

const pad = (part: string | undefined): string => (part ?? '0').padStart(2, '0');
