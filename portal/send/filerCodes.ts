import { withProviderBond } from '#rules/providerBond.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import type { OutgoingBill } from './outgoingBill.ts';
import type { SendFacts } from './sendFacts.ts';

/**
 * Bills as they are sent: [B09] with their own filer code, else the enterprise's default, and [B07] with the provider's
 * number for the provider's bond.
 */
export function billsAsSent(outgoing: readonly OutgoingBill[], principal: Principal): OutgoingBill[] {
  return outgoing.map(({ bill, draftId }) => ({
    draftId,
    bill: withProviderBond({ ...bill, houseScac: bill.houseScac.trim() || principal.houseScac }, principal),
  }));
}

/** Filer codes of bills that the enterprise may not use today: unknown, not confirmed or withdrawn ones. */
export const missingFilerCodes = (outgoing: readonly OutgoingBill[], { filerCodes }: Pick<SendFacts, 'filerCodes'>) =>
  outgoing.flatMap(({ bill }) => (filerCodes.has(bill.houseScac) ? [] : bill.houseScac));

/** [D11] @throws Refusal `filerCodeGone` with the code */
export function requireFilerCodes(outgoing: readonly OutgoingBill[], facts: Pick<SendFacts, 'filerCodes'>): void {
  const [houseScac] = missingFilerCodes(outgoing, facts);
  if (houseScac !== undefined) throw refuse('filerCodeGone', { args: { houseScac }, extra: { houseScac } });
}
