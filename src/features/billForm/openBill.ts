import type { Bill } from '#contract/entities/bill.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import type { LocalDocument } from '#local/localDocument.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { fromServerText } from '#rules/serverTime.ts';
import type { Stored } from '../document/documentPort.ts';
import { documentSession } from '../document/documentSession.ts';
import { withReadFailure, readLocal } from '../document/readLocal.ts';
import type { DocumentSession, OpenedDocument, SessionDependencies } from '../document/sessionTypes.ts';
import { billFormStore, type BillFormOptions, type BillFormStore } from './billFormStore.ts';
import { offerDefaultCode } from './sections/offerDefaultCode.ts';
import { portFinder } from './lookups/resolvePort.ts';

/** A bill being edited: a draft, a template or a change of a filing. */
export interface OpenBill {
  form: BillFormStore;
  session: DocumentSession;
}

export type Opening = OpenBill | { failed: 'gone' | 'unreachable' };

interface OpenOptions {
  deps: SessionDependencies;
  form: Pick<BillFormOptions, 'now' | 'settings' | 'most' | 'selectEntity'>;
  /** Creates the record of an unknown `new…` id; without it such ids fail. */
  blank?: () => Bill;
  /** Caches the portal's copy locally; an unchanged local copy follows the portal's newer text. */
  cachesPortalCopy?: boolean;
  /** The enterprise's default filer code, offered for one that it may not use. */
  defaultCode?: string;
}

/** Opens a bill from its local copy, else from the portal; works offline with a local copy. */
export async function openBill(id: string, options: OpenOptions): Promise<Opening> {
  const { deps, blank, cachesPortalCopy = false } = options;
  const { copy, readFailure } = await readLocal(deps.local, id);
  if (copy) {
    const opened = begin({ ...copy, isNew: false }, options);
    if (cachesPortalCopy && copy.record.id !== null) void follow(copy.record.id, opened.session, deps);
    return opened;
  }
  if (blank && isLocalId(id)) {
    const begun = { id, record: blank(), changed: false, savedAt: deps.now() };
    return begin({ ...withReadFailure(begun, readFailure), isNew: true }, options);
  }
  try {
    const fetched = toLocalDocument(id, await deps.portal.load(id), deps);
    // The copy is a cache: without it the next visit loads the draft again.
    if (cachesPortalCopy && !readFailure) await deps.local.put(fetched).catch(() => {});
    return begin({ ...withReadFailure(fetched, readFailure), isNew: false }, options);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return { failed: error.status === 404 ? 'gone' : 'unreachable' };
  }
}

async function follow(id: string, session: DocumentSession, { portal }: SessionDependencies): Promise<void> {
  try {
    session.offer(await portal.load(id));
  } catch (error) {
    if (error instanceof PortalError && error.status === 404) session.offer(null);
  }
}

const toLocalDocument = (id: string, record: Stored<Bill>, { now }: SessionDependencies): LocalDocument => ({
  id,
  record,
  changed: false,
  savedAt: fromServerText(record.updatedAt)?.getTime() ?? now(),
});

function begin(opened: OpenedDocument, { deps, form: facts, defaultCode }: OpenOptions): OpenBill {
  const ownCodes = defaultCode === undefined ? undefined : { defaultCode, load: () => dataProvider.listFilerCodes() };
  const form = billFormStore(opened.record, {
    ...facts,
    defer: deps.defer,
    findPorts: portFinder(),
    ownCodes,
    showProblems: !opened.isNew,
  });
  if (ownCodes) void offerDefaultCode(form, ownCodes);
  return { form, session: documentSession(form, opened, deps) };
}
