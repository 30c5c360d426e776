/** Own table instead of NFKC, which would make `*` and `~` (both forbidden) and lengthen texts: sign, what becomes it. */
const TABLE = [
  ['.', '。．｡'],
  [',', '，、､'],
  ['[', '【〔'],
  [']', '】〕'],
  ['<', '《〈‹'],
  ['>', '》〉›'],
  ['"', '“”„‟«»″「」'],
  ["'", '‘’‚‛′´'],
  ['-', '‐‑‒–—―−～〜'],
] as const;
const SIGNS = new Map(TABLE.flatMap(([sign, sources]) => Array.from(sources, (source) => [source, sign] as const)));

/** Zero-width and soft signs, byte order marks: nobody sees them, customs refuses them. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
/** NBSP, ideographic and other wide spaces, tabs and line ends. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const ODD_SPACES = /[\u0000-\u001f\u007f\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const ACCENTS = /[\u0300-\u036f]/gu;

/**
 * Text as it is committed: half-width, without invisible signs, accents and spare spaces, upper case where asked for.
 * It never produces `*` or `~`. What it cannot say in Latin letters (Chinese, for one) it leaves for a person to judge.
 * @example cleanText(' Ｎingbo  Đông–Á co。 ', { upper: true }) // 'NINGBO DONG-A CO.'
 */
export function cleanText(text: string, options: { upper?: boolean | undefined } = {}): string {
  const plain = Array.from(text.replace(ODD_SPACES, ' ').replace(INVISIBLE, '').replace(/＊/gu, ''))
    .map((sign) => SIGNS.get(sign) ?? sign)
    .join('')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  const latin = withoutAccents(plain).replace(/ {2,}/gu, ' ').trim();
  return options.upper ? toUpper(latin) : latin;
}

/**
 * A person's own words as they are committed: only what nobody sees is put right; accents and other scripts stay.
 * @example cleanWords(' gọi\u00a0lại ') // 'gọi lại'
 */
export function cleanWords(text: string): string {
  return text.replace(ODD_SPACES, ' ').replace(INVISIBLE, '').replace(/ {2,}/gu, ' ').trim();
}

/** Upper case that no locale changes; `ß` and ligatures are left, for upper case would lengthen them. */
export function toUpper(text: string): string {
  return Array.from(text)
    .map((letter) => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter))
    .join('');
}

/**
 * Numbers as people write and copy them: separators dropped.
 * @example cleanNumber('oolu 2719-403685') // 'OOLU2719403685'
 */
export function cleanNumber(text: string): string {
  return cleanText(text, { upper: true }).replace(/[\s\-/.·]/gu, '');
}

/**
 * A goods number as customs takes it: separators dropped, and of the 8 to 10 digits of trade papers the first six.
 * @example cleanHsCode('8471.30.0100') // '847130'
 */
export function cleanHsCode(text: string): string {
  const clean = cleanText(text, { upper: true }).replace(/[. ]/gu, '');
  const digits = clean.replace(/-/gu, '');
  return /^\d{6}(?:\d{2,4})?$/u.test(digits) ? digits.slice(0, 6) : clean;
}

/**
 * An ID number in its customs format, where its digits allow no doubt; else the cleaned text.
 * @param type EI, ANI, 34 or AEF; any other is read as EI
 * @example cleanIdNumber('123456789', 'EI') // '12-345678900'
 */
export function cleanIdNumber(text: string, type: string): string {
  const clean = cleanText(text, { upper: true }).replace(/ /gu, '');
  const bare = clean.replace(/-/gu, '');
  if (type === 'AEF') return clean;
  if (type === '34') return /^\d{9}$/u.test(bare) ? `${bare.slice(0, 3)}-${bare.slice(3, 5)}-${bare.slice(5)}` : clean;
  if (type === 'ANI') return /^\d{2}[0-9A-Z]{4}\d{5}$/u.test(bare) ? `${bare.slice(0, 6)}-${bare.slice(6)}` : clean;
  // A number already written as another type's keeps its form: a bond holder may have any of the three.
  if (/^\d{3}-\d{2}-\d{4}$/u.test(clean) || /^\d{2}[0-9A-Z]{4}-\d{5}$/u.test(clean)) return clean;
  if (/^\d{9}$/u.test(bare)) return `${bare.slice(0, 2)}-${bare.slice(2)}00`;
  if (/^\d{9}[0-9A-Z]{2}$/u.test(bare)) return `${bare.slice(0, 2)}-${bare.slice(2)}`;
  return clean;
}

/**
 * A day as `YYYY-MM-DD` where it was written in another common form; else the cleaned text.
 * @example cleanDay('2026/8/3') // '2026-08-03'
 */
export function cleanDay(text: string): string {
  const clean = cleanText(text);
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u.exec(clean) ?? /^(\d{4})(\d\d)(\d\d)$/u.exec(clean);
  return parts ? `${parts[1]}-${pad(parts[2])}-${pad(parts[3])}` : clean;
}

/**
 * A time as `YYYY-MM-DD HH:mm:ss`; missing parts of the clock are zero.
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
  return text
    .replace(/[Đð]/gu, 'D')
    .replace(/đ/gu, 'd')
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/gu, (letter) => letter.normalize('NFD').replace(ACCENTS, ''))
    .replace(ACCENTS, '');
}

const pad = (part: string | undefined): string => (part ?? '0').padStart(2, '0');
