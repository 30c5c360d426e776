/**
 * Id of a draft that was never saved to the portal: `new`, time and a random suffix, so that two tabs never collide.
 */
export function newDraftId(now: number): string {
  const tail = Math.floor(Math.random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
  return `new${now}${tail}`;
}

/** [D14] Id of a draft that comes from an external flow. */
export const flowDraftId = (stageId: string): string => `new${stageId}`;

/**
 * Id of the draft as which the text of a deleted one is saved, the same in every tab, so that it is saved once.
 * @param owner the user and the enterprise: a colleague's text is another draft
 */
export const successorId = (deletedId: string, owner: string): string => `new-${deletedId}-${owner}`;

/** [D02] A draft with a local id is saved with a null id and then gets the portal's id. */
export const isLocalId = (id: string): boolean => id.startsWith('new');
