/** Hard caps of a lenient save, far above real input. Texts in characters, lists in rows. */
export const CAPS = { text: 1000, rows: 999 } as const;
