const PAIRS = /[\u{10000}-\u{10ffff}]/gu;

/**
 * How many signs a text has, as a person counts them: one for what the machine keeps as two.
 * @example signsOf('🚢1') // 2
 */
export const signsOf = (text: string): number => text.length - (text.match(PAIRS)?.length ?? 0);
