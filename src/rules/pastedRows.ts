import { bareWords } from '#schema/bareWords.ts';
import { cleanWords } from './cleanText.ts';
import { countryCodeOf } from './countryName.ts';
import { CHOICE_ALIASES, COLUMN_ALIASES } from './importAliases.ts';
import { restoreHs } from './pastedHs.ts';

/** The columns' own labels in the three languages; what else people write is the import's knowledge. */
const LABELS: Record<string, readonly string[]> = {
  'amsRequestList.amsNo': ['AMS B/L no.', 'AMS提单号', 'Số vận đơn AMS'],
  'amsRequestList.amsType': ['Bill type', '提单类型', 'Loại vận đơn'],
  'amsRequestList.userRemark': ['Remark', '备注', 'Ghi chú'],
  'billHsRequestList.hsCode': ['HS code', 'HS编码', 'Mã HS'],
  'billHsRequestList.hsCountryCode': ['Country of origin', 'Country', '原产国', '国家', 'Nước xuất xứ', 'Quốc gia'],
};

const AMS_TYPES: Record<string, readonly string[]> = {
  BM: ['BM', 'House bill', 'House单', 'Vận đơn House'],
  OB: ['OB', 'Regular bill', '普通单', 'Vận đơn thường'],
};

/** How the columns of a list may be headed in a spreadsheet, as `bareWords` makes them. */
export function rowHeadings(list: string, names: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    names.map((name) => {
      const path = `${list}.${name}`;
      return [name, [name, ...(LABELS[path] ?? []), ...(COLUMN_ALIASES[path] ?? [])].map(bareWords)];
    }),
  );
}

/** A cell as the form writes it, and whether something was put back or translated that a person should be told. */
export interface ReadCell {
  text: string;
  how?: 'zero' | 'read';
}

/**
 * What a spreadsheet's cell means in a column of the two lists; cleaning does the rest.
 * @example readPastedCell('hsCode', '30461') // { text: '030461', how: 'zero' }
 */
export function readPastedCell(name: string, text: string): ReadCell {
  if (name === 'hsCode') {
    const restored = restoreHs(text);
    return restored === null ? { text } : { text: restored, how: 'zero' };
  }
  if (name === 'hsCountryCode') return readCountry(text);
  if (name === 'amsType') return { text: amsTypeOf(text) ?? cleanWords(text) };
  return { text };
}

/** `CN - China`, `China (CN)`, `CN` over `China`: parts that name one country between them. */
function readCountry(text: string): ReadCell {
  const words = cleanWords(text);
  if (words === '' || countryCodeOf(words)) return { text };
  const code = oneCode(words.split(/[()（）/|,，:：–—-]|\s{2,}/u)) ?? twoLines(words);
  return code === null ? { text } : { text: code, how: 'read' };
}

function oneCode(parts: readonly string[]): string | null {
  const codes = new Set(parts.map((part) => countryCodeOf(part.trim())).filter((code) => code !== null));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** A cell of two lines comes as one: its code stands at one end, and the rest must say the same. */
function twoLines(words: string): string | null {
  const [, code = '', name = ''] = /^([A-Z]{2}) (.+)$/iu.exec(words) ?? [];
  const [, before = '', last = ''] = /^(.+) ([A-Z]{2})$/iu.exec(words) ?? [];
  for (const pair of [
    [code, name],
    [last, before],
  ]) {
    const [one, other] = pair.map((part) => countryCodeOf(part));
    if (one && one === other) return one;
  }
  return null;
}

let types: Map<string, string> | null = null;

/** The bill type that a text names; null for any other. */
export function amsTypeOf(text: string): string | null {
  types ??= new Map(
    Object.entries(AMS_TYPES).flatMap(([code, labels]) =>
      [...labels, ...(CHOICE_ALIASES['amsType']?.[code] ?? [])].map((label) => [bareWords(label), code] as const),
    ),
  );
  return types.get(bareWords(text)) ?? null;
}
