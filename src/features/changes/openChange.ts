import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { toWireBody, type Bill } from '#contract/entities/bill.ts';
import { dataProvider, type TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { serverNow } from '#dataProvider/serverClock.ts';
import { localChanges } from '#local/localChanges.ts';
import type { LocalDraft } from '#local/localDrafts.ts';
import { billFormStore } from '../billForm/billFormStore.ts';
import { draftSession } from '../billForm/draftSession.ts';
import type { DocumentPort } from '../billForm/documentPort.ts';
import type { SessionWorld } from '../billForm/sessionShape.ts';
import type { Opening } from '../billForm/openDraft.ts';
import { asUnread, readLocal } from '../billForm/readLocal.ts';
import { portFinder } from '../billForm/resolvePort.ts';

/** What the session of a change works with: nothing of it is saved to the portal but by sending. */
export type ChangeWorld = Pick<SessionWorld, 'local' | 'now' | 'defer'> & {
  portal: Pick<TenPlusTwoDataProvider, 'getFiling'>;
};

/** A change reaches the portal when it is sent, never by a save of its session. */
const refuse = () => Promise.reject(new Error('A change is saved by sending it.'));
const SENT_ONLY: DocumentPort = { load: refuse, save: refuse };

const browser: ChangeWorld = { local: localChanges, portal: dataProvider, now: () => Date.now() };

/** A filing's bill as a form holds it: what the list and the receipts say of the filing stays outside. */
export const billOfFiling = (filing: FilingDetail): Bill & { revision: number } => ({
  ...toWireBody(filing),
  id: filing.id,
  revision: filing.revision,
});

/**
 * [D01] [D09] Opens a filing to be changed: what was typed here and not sent comes first, else the portal's version seeds
 * it. Without a network the text that lies here opens all the same.
 */
export async function openChange(id: string, world: ChangeWorld = browser): Promise<Opening> {
  const { here, unread } = await readLocal(world.local, id);
  if (here) return begin(here, world);
  try {
    const filing = await world.portal.getFiling({ params: { id } });
    const opened = { id, bill: billOfFiling(filing), changed: false, savedAt: world.now() };
    return begin(asUnread(opened, unread), world);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return { failed: error.status === 404 ? 'gone' : 'unreachable' };
  }
}

function begin(change: LocalDraft, world: ChangeWorld): Opening {
  const form = billFormStore(change.bill, {
    now: () => new Date(serverNow()),
    defer: world.defer,
    findPorts: portFinder(),
    judged: true,
    // A filing is for one number; text from before that was known may hold more, and says so.
    most: { amsRequestList: 1 },
  });
  return { form, session: draftSession(form, { ...change, isNew: false }, { ...world, portal: SENT_ONLY }) };
}
