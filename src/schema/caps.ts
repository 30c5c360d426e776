/** Hard caps of a lenient save: more than a person types, less than harms. Texts in characters, lists in rows. */
export const CAPS = { text: 1000, rows: 999 } as const;
