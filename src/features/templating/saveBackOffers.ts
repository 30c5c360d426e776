import type { Bill } from '#contract/entities/bill.ts';

/** A draft that differs from the template it came from, as it was when it was saved or left. */
export interface SaveBackOffer {
  draftId: string;
  bill: Bill;
  template: Bill & { id: string; revision: number };
  /** How many fields that the template fills are different. */
  count: number;
}

let offer: SaveBackOffer | null = null;
const listeners = new Set<() => void>();
/** What the person has said no to, by what it would have changed; until the page is reloaded. */
const declined = new Set<string>();

const identityOf = ({ draftId, template, bill }: SaveBackOffer): string =>
  JSON.stringify([draftId, template.revision, { ...bill, id: null, revision: null }]);

function tell(next: SaveBackOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** [T03] The one offer that stands under the top bar: it outlives the form it came from and never holds anything up. */
export const saveBackOffers = {
  current: (): SaveBackOffer | null => offer,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  make(next: SaveBackOffer): void {
    if (!declined.has(identityOf(next))) tell(next);
  },
  /** Nothing differs any more. */
  withdraw(draftId: string): void {
    if (offer?.draftId === draftId) tell(null);
  },
  decline(): void {
    if (offer) declined.add(identityOf(offer));
    tell(null);
  },
};
