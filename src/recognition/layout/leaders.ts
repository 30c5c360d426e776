/** Dots and lines of a form's blanks. */
const LEADERS = /\s*(?:\.{4,}|_{3,}|…{2,}|(?:\. ){4,})[\s:：]*/gu;

/**
 * Text of a filled form without the dots and lines of its blanks.
 * @example withoutLeaders('Name ........ ABC LTD') // 'Name: ABC LTD'
 */
export function withoutLeaders(text: string): string {
  if (!/\.{4}|_{3}|…{2}|\. \. \. \./u.test(text)) return text;
  return text
    .replace(LEADERS, (found, at: number) => {
      const before = text.slice(0, at).trimEnd();
      const isEnd = at + found.length >= text.length;
      if (before === '' || isEnd) return '';
      return /[\p{L}.)\]）]$/u.test(before) ? ': ' : ' ';
    })
    .trim();
}
