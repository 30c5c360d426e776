/** Saves of which nobody knows whether the portal has them. */
export interface LostSaves<D> {
  note: (body: D, version: number) => void;
  /** The form's version of the one that a stored copy is; null when somebody else made it. */
  versionOf: (stored: D) => number | null;
  forget: () => void;
}

/** Bodies whose answers were lost: what one's own save left in the portal is nobody else's change. */
export function lostSaves<D>(isSame: (one: D, other: D) => boolean): LostSaves<D> {
  let sent: { body: D; version: number }[] = [];
  return {
    note: (body, version) => void sent.push({ body, version }),
    versionOf: (stored) => sent.findLast(({ body }) => isSame(body, stored))?.version ?? null,
    forget: () => {
      sent = [];
    },
  };
}
