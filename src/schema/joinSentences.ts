/**
 * Joins sentences: after a full-width mark, which contains its space, without a further one.
 * @example joinSentences(['已粘贴3行。', '已忽略标题行。']) // '已粘贴3行。已忽略标题行。'
 */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(' ').replaceAll(/(?<=[。！？]) /gu, '');
