/** Ids of drafts that the portal has never seen: `new` + time + a short random tail, so that two tabs never collide. */
export function newDraftId(now: number, random: () => number = Math.random): string {
  const tail = Math.floor(random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
  return `new${now}${tail}`;
}

/** [D14] A draft that comes from an external flow keeps its stage's id. */
export const flowDraftId = (stageId: string): string => `new${stageId}`;

/** [D02] Such a draft is saved with a null id and then carries the portal's. */
export const isLocalId = (id: string): boolean => id.startsWith('new');
