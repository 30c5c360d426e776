/**
 * A text of lines `TAG value value`: the compact form in which messages travel until the 80-column records replace it.
 * The last line counts the others, so that a cut message is not mistaken for a whole one.
 */
export interface Line {
  tag: string;
  values: string[];
}

/** @example writeLines([{ tag: 'BIL', values: ['BM', 'ABCD123'] }]) // 'BIL BM ABCD123\nEND 1' */
export function writeLines(lines: readonly Line[]): string {
  const written = lines.map(({ tag, values }) => [tag, ...values.map(escape)].join(' '));
  return [...written, `END ${lines.length}`].join('\n');
}

/** Reads such a text back; null when it is not whole. */
export function readLines(text: string): Line[] | null {
  const lines = text.split('\n').map((line) => {
    const [tag = '', ...values] = line.split(' ');
    return { tag, values: values.map(unescape) };
  });
  const end = lines.pop();
  return end?.tag === 'END' && end.values[0] === String(lines.length) ? lines : null;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', ' ': '\\_' };
const UNESCAPES: Record<string, string> = { '\\': '\\', n: '\n', r: '\r', _: ' ' };

const escape = (value: string): string => value.replace(/[\\\n\r ]/gu, (character) => ESCAPES[character] ?? character);
const unescape = (value: string): string =>
  value.replace(/\\(.)/gu, (whole, character: string) => UNESCAPES[character] ?? whole);
