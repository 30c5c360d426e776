/** Saves with unknown outcome. */
interface UnconfirmedSaves<D> {
  add: (body: D, version: number) => void;
  /** The form version of the save that made a stored copy; null if it was another user's. */
  versionSent: (stored: D) => number | null;
  forget: () => void;
}

/** Records saves without an answer, to recognize the user's own save in the portal's copy. */
export function unconfirmedSaves<D>(isSame: (one: D, other: D) => boolean): UnconfirmedSaves<D> {
  let sent: { body: D; version: number }[] = [];
  return {
    add: (body, version) => void sent.push({ body, version }),
    versionSent: (stored) => sent.findLast(({ body }) => isSame(body, stored))?.version ?? null,
    forget: () => {
      sent = [];
    },
  };
}
