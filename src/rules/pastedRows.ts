import { normalizeHeading } from '#schema/normalizeHeading.ts';
import { cleanWords } from './cleanText.ts';
import { readContainerKind } from './containerSize.ts';
import { countryOfParts } from './countryOfParts.ts';
import { CHOICE_ALIASES, COLUMN_ALIASES } from './importAliases.ts';
import { restoreHs } from './pastedHs.ts';

const LABELS: Record<string, readonly string[]> = {
  'amsRequestList.amsNo': ['AMS B/L no.', 'AMS提单号', 'Số vận đơn AMS'],
  'amsRequestList.amsType': ['Bill type', '提单类型', 'Loại vận đơn'],
  'amsRequestList.userRemark': ['Remark', '备注', 'Ghi chú'],
  'containerList.containerNo': ['Container no.', '箱号', 'Số container'],
  'containerList.containerType': ['Container type', '箱型', 'Loại container'],
  'containerList.sizeType': ['ISO size and type', 'ISO 尺寸箱型', 'Cỡ và kiểu ISO'],
  'billHsRequestList.hsCode': ['HS code', 'HS编码', 'Mã HS'],
  'billHsRequestList.hsCountryCode': ['Country of origin', 'Country', '原产国', '国家', 'Nước xuất xứ', 'Quốc gia'],
};

const AMS_TYPES: Record<string, readonly string[]> = {
  BM: ['BM', 'House bill', 'House单', 'Vận đơn House'],
  OB: ['OB', 'Regular bill', '直单(Regular)', '直单', '普通单', 'Vận đơn thường'],
};

/** Headings of a list's columns in a spreadsheet, normalized by `normalizeHeading`. */
export function rowHeadings(list: string, names: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    names.map((name) => {
      const path = `${list}.${name}`;
      return [name, [name, ...(LABELS[path] ?? []), ...(COLUMN_ALIASES[path] ?? [])].map(normalizeHeading)];
    }),
  );
}

/** The text for the form, and how it was derived if the user should know. */
interface ReadCell {
  text: string;
  how?: 'zero' | 'read';
}

/**
 * Reads a spreadsheet cell for a column of the two lists; the field's cleaning follows.
 * @example readPastedCell('hsCode', '30461') // { text: '030461', how: 'zero' }
 */
export function readPastedCell(name: string, text: string): ReadCell {
  if (name === 'hsCode') {
    const restored = restoreHs(text);
    return restored === null ? { text } : { text: restored, how: 'zero' };
  }
  if (name === 'hsCountryCode') {
    const code = countryOfParts(text);
    return code === null ? { text } : { text: code, how: 'read' };
  }
  const container = name === 'sizeType' || name === 'containerType' ? readContainerKind(text) : null;
  if (container) return { text: container[name as keyof typeof container], how: 'read' };
  if (name === 'amsType') return { text: parseAmsType(text) ?? cleanWords(text) };
  return { text };
}

let types: Map<string, string> | null = null;

/** The B/L type that a text names; null for none. */
export function parseAmsType(text: string): string | null {
  types ??= new Map(
    Object.entries(AMS_TYPES).flatMap(([code, labels]) =>
      [...labels, ...(CHOICE_ALIASES['amsType']?.[code] ?? [])].map(
        (label) => [normalizeHeading(label), code] as const,
      ),
    ),
  );
  return types.get(normalizeHeading(text)) ?? null;
}
