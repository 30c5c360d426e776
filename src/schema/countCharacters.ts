const SURROGATE_PAIRS = /[\u{10000}-\u{10ffff}]/gu;

/**
 * Counts code points.
 * @example countCharacters('🚢1') // 2
 */
export const countCharacters = (text: string): number => text.length - (text.match(SURROGATE_PAIRS)?.length ?? 0);
