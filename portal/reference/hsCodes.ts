import type { HsCode } from '#contract/endpoints/reference.ts';
import commonGoods from './tables/commonGoods.json' with { type: 'json' };
import chapterList from './tables/hsChapters.json' with { type: 'json' };
import { foldName } from './foldName.ts';

const chapters = new Map(chapterList.map((chapter) => [chapter.code, chapter]));
const known = new Map(commonGoods.map(({ code, en, zh }) => [code, withChapter(code, en, zh)]));
const searched = [...known.values()].map((goods) => ({
  goods,
  description: `${foldName(goods.descriptionEn)} ${foldName(goods.descriptionZh)}`,
  chapter: `${foldName(goods.chapterEn)} ${foldName(goods.chapterZh)}`,
}));

/** Describes a goods code: by its description if it is a common one, else by its chapter. */
export function describeHsCode(code: string): HsCode {
  const digits = plainCode(code).slice(0, 6);
  return known.get(digits) ?? withChapter(digits, '', '');
}

/**
 * Common goods codes by their first digits or by words of their description, in English or Chinese; every word must
 * match. A whole code that is not a common one is returned with its chapter, because customs accepts thousands more.
 */
export function searchHsCodes(keyword: string | undefined): HsCode[] {
  const sought = foldName(keyword ?? '');
  if (sought === '') return [...known.values()];
  const digits = plainCode(sought);
  if (/^\d+$/u.test(digits)) return byDigits(digits);
  const words = sought.split(/[ ,;、,]+/u).filter(Boolean);
  const inDescription = searched.filter(({ description }) => words.every((word) => holds(description, word)));
  const inChapter = searched.filter(
    ({ description, chapter }) =>
      words.every((word) => holds(`${description} ${chapter}`, word)) &&
      !words.every((word) => holds(description, word)),
  );
  return [...inDescription, ...inChapter].map(({ goods }) => goods);
}

function byDigits(digits: string): HsCode[] {
  if (digits.length >= 6) return chapters.has(digits.slice(0, 2)) ? [describeHsCode(digits)] : [];
  return [...known.values()].filter(({ code }) => code.startsWith(digits));
}

/** English words match as prefixes, Chinese ones anywhere. */
const holds = (text: string, word: string): boolean =>
  /^[\x20-\x7e]/u.test(word) ? ` ${text.replace(/[^A-Z0-9一-鿿]+/gu, ' ')}`.includes(` ${word}`) : text.includes(word);

/** `8471.30.01`, as it is often pasted. */
const plainCode = (code: string): string => code.replace(/[\s.-]/gu, '');

function withChapter(code: string, descriptionEn: string, descriptionZh: string): HsCode {
  const chapter = chapters.get(code.slice(0, 2));
  return { code, descriptionEn, descriptionZh, chapterEn: chapter?.en ?? '', chapterZh: chapter?.zh ?? '' };
}
