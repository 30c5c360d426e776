/** The tools of every list: recent searches, columns, selection, due dates. */
export const tools = {} as const;
