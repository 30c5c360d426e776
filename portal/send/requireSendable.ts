import { requireConnection } from '../gateway/leavingEnvelope.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { rulesFor } from '../ruleContext.ts';
import { requireFilerCodes } from './filerCodes.ts';
import type { SendTools } from './refoldFiling.ts';
import { requireSound, type BillsToSend } from './requireSound.ts';

/**
 * What bills need before they are priced and sent: no errors, filer codes that may be used today, and the settings of
 * the connection to customs.
 * @throws Refusal 422, 1017, 1009 or 1018, in this order
 */
export async function requireSendable(
  portal: SendTools,
  trx: Tx,
  principal: Principal,
  at: Date,
  bills: Omit<BillsToSend, 'context' | 'locale'>,
): Promise<void> {
  const { enterpriseId, locale } = principal;
  requireSound({ ...bills, context: rulesFor(principal, at), locale });
  await requireFilerCodes(trx, enterpriseId, bills.outgoing, at);
  await requireConnection(portal, trx, enterpriseId);
}
