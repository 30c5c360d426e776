import { cleanText } from './cleanText.ts';

interface Named {
  name: string;
  city: string;
}

/** What companies add to their names in as many spellings as there are clerks. */
const COMPANY_WORDS =
  /\b(?:CO|COMPANY|LTD|LIMITED|INC|INCORPORATED|CORP|CORPORATION|LLC|LLP|GMBH|SA|SRL|BV|PTE|PTY|PLC|JSC|THE|AND)\b/gu;

const bare = (text: string): string =>
  cleanText(text, { upper: true })
    .replace(/&/gu, ' AND ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** A name as two spellings of one company have it in common; a name of company words alone stays as it is. */
export function companyKey(name: string): string {
  // `L.L.C.` and `CO.,LTD` are the same words with other dots.
  const dotless = bare(name.replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, ''));
  const core = dotless.replace(COMPANY_WORDS, ' ').replace(/\s+/gu, '');
  return core === '' ? dotless.replace(/\s+/gu, '') : core;
}

/**
 * Entries that seem to be one company: the same cleaned name in the same city. Larger groups come first.
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
