import { isSameBill, type Bill } from '#contract/entities/bill.ts';

/** Saves of which nobody knows whether the portal has them. */
export interface LostSaves {
  note: (body: Bill, version: number) => void;
  /** The form's version of the one that a stored copy is; null when somebody else made it. */
  versionOf: (stored: Bill) => number | null;
  forget: () => void;
}

/** Bodies whose answers were lost: what one's own save left in the portal is nobody else's change. */
export function lostSaves(): LostSaves {
  let sent: { body: Bill; version: number }[] = [];
  return {
    note: (body, version) => void sent.push({ body, version }),
    versionOf: (stored) => sent.findLast(({ body }) => isSameBill(body, stored))?.version ?? null,
    forget: () => {
      sent = [];
    },
  };
}
