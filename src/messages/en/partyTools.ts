/** The tools of a party block, of ports and of ID numbers. */
export const partyTools = {} as const;
