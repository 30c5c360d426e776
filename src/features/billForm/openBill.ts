import type { Bill } from '#contract/entities/bill.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { fromServerText } from '#rules/serverTime.ts';
import type { Stored } from '../document/documentPort.ts';
import { documentSession } from '../document/documentSession.ts';
import { asUnread, readLocal } from '../document/readLocal.ts';
import type { DocumentSession, OpenedDocument, SessionWorld } from '../document/sessionShape.ts';
import { billFormStore, type BillFormOptions, type BillFormStore } from './billFormStore.ts';
import { portFinder } from './resolvePort.ts';

/** A bill that is edited: a draft, a template or a change of a filing. */
export interface OpenBill {
  form: BillFormStore;
  session: DocumentSession;
}

export type Opening = OpenBill | { failed: 'gone' | 'unreachable' };

interface OpenOptions {
  world: SessionWorld;
  form: Pick<BillFormOptions, 'now' | 'most' | 'entityOf'>;
  /** What a `new…` id that lies nowhere begins as; without it there are none. */
  blank?: () => Bill;
  /** The portal's copy is kept here too, and a copy without changes of its own takes the portal's newer text. */
  keepsCopies?: boolean;
}

/** Opens a bill: what lies on this computer comes first, else the portal's copy seeds it, also without a network. */
export async function openBill(id: string, options: OpenOptions): Promise<Opening> {
  const { world, blank, keepsCopies = false } = options;
  const { here, unread } = await readLocal(world.local, id);
  if (here) {
    const opened = begin({ ...here, isNew: false }, options);
    if (keepsCopies && !here.changed && here.record.id !== null) void follow(here.record.id, opened.session, world);
    return opened;
  }
  if (blank && isLocalId(id)) {
    const begun = { id, record: blank(), changed: false, savedAt: world.now() };
    return begin({ ...asUnread(begun, unread), isNew: true }, options);
  }
  try {
    const fetched = documentOf(id, await world.portal.load(id), world);
    if (keepsCopies && !unread) await world.local.put(fetched).catch(() => {});
    return begin({ ...asUnread(fetched, unread), isNew: false }, options);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return { failed: error.status === 404 ? 'gone' : 'unreachable' };
  }
}

async function follow(id: string, session: DocumentSession, { portal }: SessionWorld): Promise<void> {
  try {
    session.offer(await portal.load(id));
  } catch (error) {
    if (error instanceof PortalError && error.status === 404) session.offer(null);
  }
}

const documentOf = (id: string, record: Stored<Bill>, { now }: SessionWorld): LocalDocument => ({
  id,
  record,
  changed: false,
  savedAt: fromServerText(record.updatedAt)?.getTime() ?? now(),
});

function begin(opened: OpenedDocument, { world, form: facts }: OpenOptions): OpenBill {
  const form = billFormStore(opened.record, {
    ...facts,
    defer: world.defer,
    findPorts: portFinder(),
    judged: !opened.isNew,
  });
  return { form, session: documentSession(form, opened, world) };
}
