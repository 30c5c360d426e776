import { afterPaint } from '#components/form/afterPaint.ts';
import type { BillFormStore } from './billFormStore.ts';
import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import { isSameBill, toWireBody, type Bill } from '#contract/entities/bill.ts';
import { isFinalRefusal, isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';
import { coalescedWriter, type WriteFailure, type WriteState } from '#local/coalescedWriter.ts';
import type { DraftListener } from '#local/draftChannel.ts';
import type { LocalDraft } from '#local/localDrafts.ts';
import { mergeTexts } from '#local/mergeTexts.ts';
import type { KnownText, Written } from '#local/putOver.ts';
import { isLocalUnresponsive, onLocalUnresponsive } from '#local/unresponsive.ts';
import { nextText } from '#local/tabStamp.ts';
import { isLocalId, newDraftId } from '#rules/draftIds.ts';
import { fromErrorTree } from '#schema/issue.ts';
import { lostSaves } from './lostSaves.ts';
import type { DraftSession, SessionState, SessionWorld } from './sessionShape.ts';

/** The portal's copy, where it refused one that is older. */
const currentOf = (error: unknown): StoredDraft | undefined =>
  error instanceof PortalError ? (error.body as { current?: StoredDraft } | undefined)?.current : undefined;

const minuteOf = (at: number): number => Math.floor(at / 60_000);

/** [D01] One open draft: every change goes to this computer at once, a save goes to the portal, other tabs are heard. */
export function draftSession(
  form: BillFormStore,
  opened: LocalDraft & { isNew: boolean; unread?: WriteFailure | null },
  world: SessionWorld,
): DraftSession {
  const { local, portal, now } = world;
  let envelope = { id: opened.bill.id, revision: opened.bill.revision };
  /** The form's version that the portal holds. */
  let portalVersion = opened.changed ? -1 : form.version;
  /** A first save whose outcome is unknown is repeated as it was, with its key, so that it makes no second draft. */
  let first: { body: Bill; version: number; key: string; time: 'first' | 'again' } | null = null;
  const lost = lostSaves();
  let saving: Promise<boolean> | null = null;
  /** What lies on this computer, as far as this tab knows. */
  let known: KnownText = opened;
  let state: SessionState = {
    id: opened.id,
    saved: { where: opened.isNew ? 'nowhere' : opened.changed ? 'computer' : 'drafts', at: opened.savedAt },
    // Said at once where the database does not answer; another trouble is said with the first text it concerns.
    unkept: opened.unread === 'slow' ? 'slow' : null,
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
  const bill = (): Bill => ({ ...form.snapshot(), ...envelope });
  const isDirty = (): boolean => form.version !== portalVersion;
  const localCopy = (): LocalDraft => ({
    id: state.id,
    bill: bill(),
    changed: isDirty(),
    savedAt: now(),
    texts: nextText(),
  });

  const writer = coalescedWriter<LocalDraft>(async (draft) => {
    // What is known when it is written: the write before this one is part of it.
    const written = await local.put(draft, known);
    if (written) hearWritten(draft.bill, written);
  });
  let keptVersion = form.version;
  const put = (): void => {
    keptVersion = form.version;
    const copy = localCopy();
    local.journal?.(copy, known);
    writer.put(copy);
  };
  const keep = (): void => {
    if (form.version !== keptVersion) put();
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
  /** What another tab had changed meanwhile comes into the form; what was typed here since stays. */
  function hearWritten(mine: Bill, { bill: stored, stamp, theirs }: Written): void {
    known = { bill: stored, stamp };
    if (theirs) say({ elsewhere: { bill: theirs, at: now() } });
    if (stored === mine) return;
    const { bill: next } = mergeTexts(mine, bill(), stored);
    if (isSameBill(bill(), next)) return;
    const isNewer = form.version !== keptVersion;
    take(next, Math.max(envelope.revision ?? 0, stored.revision ?? 0) || undefined);
    portalVersion = -1;
    if (isNewer) put();
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
    const { id, revision } = await portal.save(body, key).catch((error: unknown) => {
      if (!(error instanceof PortalError) || isUnknownOutcome(error)) lost.note(body, version);
      throw error;
    });
    lost.forget();
    if (body.id === null) await adopt(id, revision);
    else envelope = { id, revision };
    portalVersion = version;
    await local.markSaved(id, revision, { ...body, id, revision }).catch(() => {});
  }

  async function saveOnce(): Promise<void> {
    if (envelope.id === null) {
      if (first) first.time = 'again';
      first ??= { body: toWireBody(bill()), version: form.version, key: state.id, time: 'first' };
      await send(first.body, first.version, first.key);
      first = null;
    }
    if (!isDirty()) return;
    try {
      await send(toWireBody(bill()), form.version);
    } catch (error) {
      const current = currentOf(error);
      const version = current ? lost.versionOf(current) : null;
      if (!current || version === null) throw error;
      // An earlier save of this form had come after all; only its answer was lost.
      envelope = { id: current.id, revision: current.revision };
      portalVersion = version;
      await local.markSaved(state.id, current.revision, current).catch(() => {});
      if (isDirty()) await send(toWireBody(bill()), form.version);
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof PortalError)) throw error;
    if (isUnknownOutcome(error)) {
      say({ trouble: { kind: 'unreachable' } });
      return;
    }
    if (first && isFinalRefusal(error, first.time)) first = null;
    const current = currentOf(error);
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

  function take(record: Bill, revision: number | undefined): void {
    envelope = { ...envelope, revision };
    form.replace(record);
    keptVersion = form.version;
  }

  async function hear(): Promise<void> {
    const there = await local.get(state.id);
    if (!there) return;
    if (there.id !== state.id) say({ id: there.id });
    if (there.bill.id !== null) envelope = { ...envelope, id: there.bill.id };
    // What was typed here and is not written yet: the write puts both together.
    const isWritten = writer.state().state === 'idle' || writer.state().state === 'saved';
    if (!isWritten || !isSameBill(bill(), known.bill)) {
      put();
      return;
    }
    known = there;
    if (!isSameBill(bill(), there.bill)) take(there.bill, there.bill.revision);
    envelope = { ...envelope, revision: there.bill.revision };
    portalVersion = there.changed ? -1 : form.version;
    say({ saved: { where: there.changed ? 'computer' : 'drafts', at: there.savedAt } });
  }
  /** The database answers again: the text of the form and what is there are put together. */
  const writeAgain = (): void => {
    if (!isLocalUnresponsive() && state.unkept) put();
  };
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
      form.replace({ ...bill(), ...chosen });
      portalVersion = -1;
      return save();
    },
    takeElsewhere() {
      if (!state.elsewhere) return;
      take(state.elsewhere.bill, state.elsewhere.bill.revision);
      portalVersion = -1;
      put();
      say({ elsewhere: null });
    },
    keepMine() {
      put();
      say({ elsewhere: null });
    },
    mergeElsewhere(chosen) {
      form.replace({ ...bill(), ...chosen });
      portalVersion = -1;
      put();
      say({ elsewhere: null });
    },
    offer(stored) {
      if (!stored) {
        say({ isRemoved: true });
        return;
      }
      // Brought back.
      if (state.isRemoved) say({ isRemoved: false });
      // Text that was kept by an earlier visit or came from another tab is nobody's to replace, either.
      if (isDirty() || stored.revision <= (envelope.revision ?? 0)) return;
      take(stored, stored.revision);
      portalVersion = form.version;
      // A computer that cannot keep it holds no text of anybody's back.
      const copy = localCopy();
      void local.put(copy, known).then(
        (written) => written && hearWritten(copy.bill, written),
        () => {},
      );
      say({ saved: { where: 'drafts', at: now() } });
    },
    rebase(chosen, revision) {
      envelope = { ...envelope, revision };
      form.replace({ ...bill(), ...chosen });
      portalVersion = -1;
      put();
      say({ elsewhere: null, isRemoved: false, saved: { where: 'computer', at: now() } });
    },
    startOver(stored) {
      take(stored, stored.revision);
      portalVersion = form.version;
      say({ elsewhere: null, isRemoved: false, saved: { where: 'drafts', at: now() } });
    },
    listen() {
      const stops = [
        form.on('change', keepSoon),
        writer.subscribe(hearWriter),
        local.subscribe(hearTabs),
        onLocalUnresponsive(writeAgain),
      ];
      return () => {
        keep();
        for (const stop of stops) stop();
      };
    },
  };
}
