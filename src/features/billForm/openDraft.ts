import { billFormStore, type BillFormStore } from './billFormStore.ts';
import { ISF_10, type BillType } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { serverNow } from '#dataProvider/serverClock.ts';
import type { LocalDraft } from '#local/localDrafts.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { draftSession } from './draftSession.ts';
import type { DraftSession, SessionWorld } from './sessionShape.ts';
import { asUnread, readLocal, type LocalReading } from './readLocal.ts';
import { portFinder } from './resolvePort.ts';

export interface OpenDraft {
  form: BillFormStore;
  session: DraftSession;
}

export type Opening = OpenDraft | { failed: 'gone' | 'unreachable' };

/**
 * Opens a draft: what lies on this computer comes first, else the portal's copy seeds it, and a `new…` id that lies
 * nowhere is a blank filing. A copy without changes of its own then takes the portal's newer text.
 * @param blankType the filing type of a blank one ([B03])
 */
export async function openDraft(
  id: string,
  houseScac: string,
  world: SessionWorld,
  blankType: BillType = ISF_10,
): Promise<Opening> {
  const { here, unread } = await readLocal(world.local, id);
  if (here) {
    const opened = begin(here, false, world);
    if (!here.changed && here.bill.id !== null) {
      void fetchDraft(here.bill.id, world).then(
        ({ bill }) => opened.session.offer(bill),
        (error: unknown) => {
          if (error instanceof PortalError && error.status === 404) opened.session.offer(null);
        },
      );
    }
    return opened;
  }
  if (isLocalId(id)) {
    const blank = { id, bill: blankBill(blankType, houseScac), changed: false, savedAt: world.now() };
    return begin(asUnread(blank, unread), true, world);
  }
  try {
    const fetched = await fetchDraft(id, world);
    if (!unread) await world.local.put(fetched).catch(() => {});
    return begin(asUnread(fetched, unread), false, world);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return { failed: error.status === 404 ? 'gone' : 'unreachable' };
  }
}

async function fetchDraft(id: string, world: SessionWorld): Promise<LocalDraft & { bill: StoredDraft }> {
  const stored = await world.portal.load(id);
  const savedAt = fromServerText(stored.updatedAt)?.getTime() ?? world.now();
  return { id, bill: stored, changed: false, savedAt };
}

function begin(
  draft: LocalDraft & Partial<Pick<LocalReading, 'unread'>>,
  isNew: boolean,
  world: SessionWorld,
): OpenDraft {
  const form = billFormStore(draft.bill, {
    // [K02] What is near or past is judged by the portal's clock.
    now: () => new Date(serverNow()),
    defer: world.defer,
    findPorts: portFinder(),
    judged: !isNew,
  });
  return { form, session: draftSession(form, { ...draft, isNew }, world) };
}
