import type { Bill } from '#contract/entities/bill.ts';

/** A saved or left draft that differs from its template. */
export interface SaveBackOffer {
  draftId: string;
  bill: Bill;
  template: Bill & { id: string; revision: number };
  /** Number of differing fields that the template fills. */
  count: number;
}

let offer: SaveBackOffer | null = null;
const listeners = new Set<() => void>();
/** Declined offers by content, until the page is reloaded. */
const declined = new Set<string>();

const offerKey = ({ draftId, template, bill }: SaveBackOffer): string =>
  JSON.stringify([draftId, template.revision, { ...bill, id: null, revision: null }]);

function setOffer(next: SaveBackOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** [T03] The single offer below the top bar; outlives the form it came from. */
export const saveBackOffers = {
  current: (): SaveBackOffer | null => offer,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  make(next: SaveBackOffer): void {
    if (!declined.has(offerKey(next))) setOffer(next);
  },
  withdraw(draftId: string): void {
    if (offer?.draftId === draftId) setOffer(null);
  },
  decline(): void {
    if (offer) declined.add(offerKey(offer));
    setOffer(null);
  },
};
