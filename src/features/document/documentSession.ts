import type { FormStore } from '#components/form/formStore.ts';
import { isLocalId, newDraftId } from '#rules/draftIds.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { DocumentRecord } from './documentPort.ts';
import { localKeeper } from './localKeeper.ts';
import { portalSaver } from './portalSaver.ts';
import type { DocumentSession, OpenedDocument, SessionCore, SessionState, SessionWorld } from './sessionShape.ts';

/**
 * [D01] One open document: every change goes to this computer at once, a save goes to the portal, other tabs are heard.
 * Drafts, templates, changes of filings and records of lists differ in their world alone (decision 0026).
 */
export function documentSession<D extends DocumentRecord>(
  form: FormStore<D>,
  opened: OpenedDocument<D>,
  world: SessionWorld<D>,
): DocumentSession<D> {
  const { local, now } = world;
  const listeners = new Set<() => void>();
  const core = sessionCore(form, opened, world, listeners);
  const { say, record, isDirty } = core;
  const { put, flush, take, ...keeper } = localKeeper(core, opened);
  const { save, adopt } = portalSaver(core, flush);

  /** The person's choice for each field goes over the text of the form. */
  function choose(chosen: AnyRecord): void {
    form.replace({ ...record(), ...chosen });
    core.portalVersion = -1;
  }

  return {
    state: core.state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record,
    save,
    flush,
    async saveAsNew() {
      const lost = core.state().id;
      core.envelope = { id: null, revision: undefined };
      core.portalVersion = -1;
      say({ id: newDraftId(now()), trouble: null, isRemoved: false });
      await keeper.putAnew();
      if (lost !== core.state().id) await local.remove([lost]);
      return save();
    },
    async resolve(chosen, current) {
      const { id } = core.state();
      if (isLocalId(id)) await adopt(current.id ?? id, current.revision);
      core.envelope = { id: current.id, revision: current.revision };
      choose(chosen);
      return save();
    },
    takeElsewhere() {
      const { elsewhere } = core.state();
      if (!elsewhere) return;
      take(elsewhere.record, elsewhere.record.revision);
      core.portalVersion = -1;
      put();
      say({ elsewhere: null });
    },
    keepMine() {
      put();
      say({ elsewhere: null });
    },
    mergeElsewhere(chosen) {
      choose(chosen);
      put();
      say({ elsewhere: null });
    },
    offer(stored) {
      if (!stored) {
        say({ isRemoved: true });
        return;
      }
      // Brought back.
      if (core.state().isRemoved) say({ isRemoved: false });
      // Text that was kept by an earlier visit or came from another tab is nobody's to replace, either.
      if (isDirty() || stored.revision <= (core.envelope.revision ?? 0)) return;
      take(stored, stored.revision);
      core.portalVersion = form.version;
      keeper.putNow();
      say({ saved: { where: 'drafts', at: now() } });
    },
    rebase(chosen, revision) {
      core.envelope = { ...core.envelope, revision };
      choose(chosen);
      put();
      say({ elsewhere: null, isRemoved: false, saved: { where: 'computer', at: now() } });
    },
    startOver(stored) {
      if (stored.id !== null) core.envelope = { ...core.envelope, id: stored.id };
      take(stored, stored.revision);
      core.portalVersion = form.version;
      say({ elsewhere: null, isRemoved: false, trouble: null, saved: { where: 'drafts', at: now() } });
    },
    async discard() {
      core.portalVersion = form.version;
      keeper.forget();
      await local.remove([core.state().id]);
    },
    listen: () => keeper.listen(),
  };
}

/** The state that the parts of a session share. */
function sessionCore<D extends DocumentRecord>(
  form: FormStore<D>,
  opened: OpenedDocument<D>,
  world: SessionWorld<D>,
  listeners: ReadonlySet<() => void>,
): SessionCore<D> {
  let state: SessionState<D> = {
    id: opened.id,
    saved: { where: opened.isNew ? 'nowhere' : opened.changed ? 'computer' : 'drafts', at: opened.savedAt },
    // Said at once where the database does not answer; another trouble is said with the first text it concerns.
    unkept: opened.unread === 'slow' ? 'slow' : null,
    isSaving: false,
    trouble: null,
    elsewhere: null,
    isRemoved: false,
  };
  const core: SessionCore<D> = {
    form,
    world,
    envelope: { id: opened.record.id, revision: opened.record.revision },
    portalVersion: opened.changed ? -1 : form.version,
    state: () => state,
    say: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    record: () => ({ ...form.snapshot(), ...core.envelope }),
    isDirty: () => form.version !== core.portalVersion,
  };
  return core;
}
