import { requireConnection } from '../gateway/leavingEnvelope.ts';
import type { Principal } from '../principal.ts';
import { rulesFor } from '../ruleContext.ts';
import { requireFilerCodes } from './filerCodes.ts';
import type { SendTools } from './refoldFiling.ts';
import { requireSound, type BillsToSend } from './requireSound.ts';
import type { SendFacts } from './sendFacts.ts';

/**
 * What bills need before they are priced and sent: no errors, filer codes that may be used today, and the settings of
 * the connection to customs.
 * @throws Refusal 422, 1017, 1009 or 1018, in this order
 */
export function requireSendable(
  portal: SendTools,
  principal: Principal,
  at: Date,
  facts: SendFacts,
  bills: Omit<BillsToSend, 'context' | 'locale'>,
): void {
  requireSound({ ...bills, context: rulesFor(principal, at), locale: principal.locale });
  requireFilerCodes(bills.outgoing, facts);
  requireConnection(portal, facts.connection);
}
