import { cleanText } from './cleanText.ts';

interface Named {
  name: string;
  city: string;
}

/** Legal forms and similar words, which are spelled in many ways. */
const COMPANY_WORDS =
  /\b(?:CO|COMPANY|LTD|LIMITED|INC|INCORPORATED|CORP|CORPORATION|LLC|LLP|GMBH|SA|SRL|BV|PTE|PTY|PLC|JSC|THE|AND)\b/gu;

const bare = (text: string): string =>
  cleanText(text, { upper: true })
    .replace(/&/gu, ' AND ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Normalizes a company name for comparison; a name of legal forms only stays unchanged. */
export function companyKey(name: string): string {
  // `L.L.C.` equals `LLC` and `CO.,LTD` equals `CO LTD`.
  const dotless = bare(name.replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, ''));
  const core = dotless.replace(COMPANY_WORDS, ' ').replace(/\s+/gu, '');
  return core === '' ? dotless.replace(/\s+/gu, '') : core;
}

/**
 * Groups entries that are probably one company: same normalized name and same city. Larger groups come first.
 * @example duplicateParties([{ name: 'NINGBO TRADING CO., LTD.', city: 'NINGBO' }, { name: 'Ningbo Trading Co Ltd', city: 'Ningbo' }])
 */
export function duplicateParties<P extends Named>(parties: readonly P[]): P[][] {
  const groups = new Map<string, P[]>();
  for (const party of parties) {
    const name = companyKey(party.name);
    if (name === '') continue;
    const key = `${name}|${bare(party.city).replace(/\s+/gu, '')}`;
    groups.set(key, [...(groups.get(key) ?? []), party]);
  }
  return [...groups.values()].filter((group) => group.length > 1).sort((a, b) => b.length - a.length);
}
