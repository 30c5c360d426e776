import { afterPaint } from '#components/form/afterPaint.ts';
import type { FormStore } from '#components/form/formStore.ts';
import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { portalClient } from '#dataProvider/portalClient.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { coalescedWriter, type WriteFailure, type WriteState } from '#local/coalescedWriter.ts';
import type { DraftListener } from '#local/draftChannel.ts';
import type { LocalDraft, localDrafts } from '#local/localDrafts.ts';
import { isLocalId, newDraftId } from '#rules/draftIds.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fromErrorTree } from '#schema/issue.ts';
import { bodyOf, differingFields } from './bodyOf.ts';

/** What stands between this text and the portal's drafts. */
export type SaveTrouble =
  | { kind: 'unreachable' }
  | { kind: 'gone' }
  | { kind: 'stale'; current: StoredDraft }
  | { kind: 'refused'; message: string };

export interface SessionState {
  /** The draft's address now. */
  id: string;
  /** Where the newest text lies, and since when (milliseconds since 1970). */
  saved: { where: 'nowhere' | 'computer' | 'drafts'; at: number };
  /** Why this computer could not keep the newest text. */
  unkept: WriteFailure | null;
  isSaving: boolean;
  trouble: SaveTrouble | null;
  /** Another tab's text of this draft that differs from what was typed here. */
  elsewhere: { bill: Bill; at: number } | null;
  /** Another tab sent or deleted the draft. */
  isRemoved: boolean;
}

export interface SessionWorld {
  local: Pick<typeof localDrafts, 'get' | 'put' | 'takeOver' | 'markSaved' | 'remove' | 'subscribe'>;
  portal: Pick<typeof portalClient, 'call'>;
  now: () => number;
  /** Wraps the local write, so that a key is painted first. */
  defer?: (work: () => void) => () => void;
}

export interface DraftSession {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The bill as it stands in the form. */
  bill: () => Bill;
  /** Saves to the portal's drafts; true when the portal holds what the form holds. */
  save: () => Promise<boolean>;
  /** The portal lost the draft: its text goes on as a new one. */
  saveAsNew: () => Promise<boolean>;
  /** Ends a stale save with the person's choice for each field, and saves that. */
  resolve: (chosen: AnyRecord, current: StoredDraft) => Promise<boolean>;
  takeElsewhere: () => void;
  keepMine: () => void;
  /** Ends two tabs' conflict with the person's choice for each field. */
  mergeElsewhere: (chosen: AnyRecord) => void;
  /** Takes a newer copy of the portal, unless something was typed here; null when the portal has none. */
  offer: (stored: (Bill & { revision: number }) | null) => void;
  /** Goes on from a newer version of the portal, with the person's choice for each field. */
  rebase: (chosen: AnyRecord, revision: number) => void;
  /** Gives up what was typed: the form holds what the portal holds. */
  startOver: (stored: Bill) => void;
  /** Writes what is still in flight. */
  flush: () => Promise<boolean>;
  /** Keeps every change from now on, and hears other tabs; gives a function that ends it. */
  listen: () => () => void;
}

const minuteOf = (at: number): number => Math.floor(at / 60_000);

/** [D01] One open draft: every change goes to this computer at once, a save goes to the portal, other tabs are heard. */
export function draftSession(
  form: FormStore,
  opened: LocalDraft & { isNew: boolean },
  world: SessionWorld,
): DraftSession {
  const { local, portal, now } = world;
  let envelope = { id: opened.bill.id, revision: opened.bill.revision };
  /** Form versions: what this tab began with, and what the portal holds. */
  let startVersion = form.version;
  let portalVersion = opened.changed ? -1 : form.version;
  /** A first save whose outcome is unknown is repeated as it was, with its key, so that it makes no second draft. */
  let first: { body: Bill; version: number; key: string } | null = null;
  let saving: Promise<boolean> | null = null;
  let state: SessionState = {
    id: opened.id,
    saved: { where: opened.isNew ? 'nowhere' : opened.changed ? 'computer' : 'drafts', at: opened.savedAt },
    unkept: null,
    isSaving: false,
    trouble: null,
    elsewhere: null,
    isRemoved: false,
  };
  const listeners = new Set<() => void>();

  function say(change: Partial<SessionState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  const bill = (): Bill => ({ ...form.snapshot(), ...envelope }) as unknown as Bill;
  const isDirty = (): boolean => form.version !== portalVersion;
  /** Nothing here that another copy could lose. */
  const isClean = (): boolean => form.version === startVersion || !isDirty();
  const localCopy = (): LocalDraft => ({ id: state.id, bill: bill(), changed: isDirty(), savedAt: now() });

  const writer = coalescedWriter<LocalDraft>((draft) => local.put(draft));
  let keptVersion = form.version;
  const keep = (): void => {
    if (form.version === keptVersion) return;
    keptVersion = form.version;
    writer.put(localCopy());
  };
  const keepSoon = (world.defer ?? afterPaint)(keep);
  function hearWriter(written: WriteState): void {
    if (written.state === 'failed') say({ unkept: written.failure ?? 'unknown' });
    if (written.state === 'saved') {
      // The head shows minutes: a keystroke that changes nothing there renders nothing.
      const isKnown = state.unkept === null && isDirty() && state.saved.where === 'computer';
      if (isKnown && minuteOf(state.saved.at) === minuteOf(written.savedAt ?? now())) return;
      say({ unkept: null, ...(isDirty() ? { saved: { where: 'computer', at: written.savedAt ?? now() } } : {}) });
    }
  }
  async function flush(): Promise<boolean> {
    keep();
    return writer.flush();
  }

  async function adopt(id: string, revision: number): Promise<void> {
    const before = state.id;
    envelope = { id, revision };
    if (isLocalId(before)) await local.takeOver(before, id, revision).catch(() => {});
    say({ id });
  }

  async function send(body: Bill, version: number, key?: string): Promise<void> {
    const { id, revision } = await portal.call('saveDraft', { body }, key ? { idempotencyKey: key } : {});
    if (body.id === null) await adopt(id, revision);
    else envelope = { id, revision };
    portalVersion = version;
    await local.markSaved(id, revision, { ...body, id, revision }).catch(() => {});
  }

  async function saveOnce(): Promise<void> {
    if (envelope.id === null) {
      first ??= { body: bodyOf(bill()), version: form.version, key: state.id };
      await send(first.body, first.version, first.key);
      first = null;
    }
    if (isDirty()) await send(bodyOf(bill()), form.version);
  }

  function fail(error: unknown): void {
    if (!(error instanceof PortalError)) throw error;
    if (error.kind !== 'answer') {
      say({ trouble: { kind: 'unreachable' } });
      return;
    }
    first = null;
    const current = (error.body as { current?: StoredDraft } | undefined)?.current;
    if (error.errors) form.showForeign(fromErrorTree(error.errors));
    if (current) say({ trouble: { kind: 'stale', current } });
    else if (error.status === 400 && error.code === 400) say({ trouble: { kind: 'gone' } });
    else say({ trouble: { kind: 'refused', message: error.message } });
  }

  async function run(): Promise<boolean> {
    form.tidy();
    say({ isSaving: true, trouble: null });
    await flush();
    try {
      await saveOnce();
      if (!isDirty()) say({ saved: { where: 'drafts', at: now() } });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      say({ isSaving: false });
    }
  }

  async function save(): Promise<boolean> {
    // A second press while the first is under way saves what was typed since.
    if (saving) {
      await saving;
      if (!isDirty()) return true;
    }
    saving = run().finally(() => {
      saving = null;
    });
    return saving;
  }

  function take(record: AnyRecord, revision: number | undefined): void {
    envelope = { ...envelope, revision };
    form.replace(record);
    startVersion = form.version;
    keptVersion = form.version;
  }

  async function hear(): Promise<void> {
    const there = await local.get(state.id);
    if (!there) return;
    if (there.id !== state.id) say({ id: there.id });
    if (there.bill.id !== null) envelope = { ...envelope, id: there.bill.id };
    if (differingFields(bill(), there.bill).length === 0) {
      envelope = { ...envelope, revision: there.bill.revision };
      if (!there.changed) portalVersion = form.version;
      say({ elsewhere: null, saved: { where: there.changed ? 'computer' : 'drafts', at: there.savedAt } });
    } else if (isClean()) {
      take(there.bill as unknown as AnyRecord, there.bill.revision);
      portalVersion = there.changed ? -1 : form.version;
      say({ saved: { where: there.changed ? 'computer' : 'drafts', at: there.savedAt } });
    } else {
      say({ elsewhere: { bill: there.bill, at: there.savedAt } });
    }
  }
  const hearTabs: DraftListener = (change, isElsewhere) => {
    if (!isElsewhere || (change.id !== state.id && !('serverId' in change && change.serverId === state.id))) return;
    if (change.kind === 'removed') say({ isRemoved: true });
    else void hear();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bill,
    save,
    flush,
    async saveAsNew() {
      const lost = state.id;
      envelope = { id: null, revision: undefined };
      portalVersion = -1;
      say({ id: newDraftId(now()), trouble: null, isRemoved: false });
      await local.put(localCopy());
      if (lost !== state.id) await local.remove([lost]);
      return save();
    },
    async resolve(chosen, current) {
      if (isLocalId(state.id)) await adopt(current.id ?? state.id, current.revision);
      envelope = { id: current.id, revision: current.revision };
      form.replace({ ...(bill() as unknown as AnyRecord), ...chosen });
      portalVersion = -1;
      return save();
    },
    takeElsewhere() {
      if (!state.elsewhere) return;
      take(state.elsewhere.bill as unknown as AnyRecord, state.elsewhere.bill.revision);
      portalVersion = -1;
      writer.put(localCopy());
      say({ elsewhere: null });
    },
    keepMine() {
      writer.put(localCopy());
      say({ elsewhere: null });
    },
    mergeElsewhere(chosen) {
      form.replace({ ...(bill() as unknown as AnyRecord), ...chosen });
      portalVersion = -1;
      writer.put(localCopy());
      say({ elsewhere: null });
    },
    offer(stored) {
      if (!stored) {
        say({ isRemoved: true });
        return;
      }
      if (!isClean() || stored.revision <= (envelope.revision ?? 0)) return;
      take(stored as unknown as AnyRecord, stored.revision);
      portalVersion = form.version;
      void local.put(localCopy()).catch(() => {});
      say({ saved: { where: 'drafts', at: now() } });
    },
    rebase(chosen, revision) {
      envelope = { ...envelope, revision };
      form.replace({ ...(bill() as unknown as AnyRecord), ...chosen });
      portalVersion = -1;
      writer.put(localCopy());
      say({ elsewhere: null, isRemoved: false, saved: { where: 'computer', at: now() } });
    },
    startOver(stored) {
      take(stored as unknown as AnyRecord, stored.revision);
      portalVersion = form.version;
      say({ elsewhere: null, isRemoved: false, saved: { where: 'drafts', at: now() } });
    },
    listen() {
      const stops = [form.on('change', keepSoon), writer.subscribe(hearWriter), local.subscribe(hearTabs)];
      return () => {
        keep();
        for (const stop of stops) stop();
      };
    },
  };
}
