import type { FormStore } from '#components/form/store/formStore.ts';
import { isLocalId } from '#rules/draftIds.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { DocumentRecord } from './documentPort.ts';
import { autosaver } from './autosaver.ts';
import { localSaver } from './localSaver.ts';
import { portalSaver } from './portalSaver.ts';
import type {
  DocumentSession,
  OpenedDocument,
  SessionCore,
  SessionState,
  SessionDependencies,
} from './sessionTypes.ts';

/**
 * [D01] One open document: stores every change locally at once, saves to the portal on request and merges changes of
 * other tabs. Drafts, templates, changes of filings and records differ only in their dependencies (decision 0026).
 */
export function documentSession<D extends DocumentRecord>(
  form: FormStore<D>,
  opened: OpenedDocument<D>,
  deps: SessionDependencies<D>,
): DocumentSession<D> {
  const { local, now } = deps;
  const listeners = new Set<() => void>();
  const core = sessionCore(form, opened, deps, listeners);
  const { setState, record, isDirty } = core;
  const { put, flush, replaceText, ...saver } = localSaver(core, opened);
  const { save, adoptId } = portalSaver(core, flush);
  const automatic = autosaver(() => save(true), canAutosave, now);
  if (deps.autosaves) core.onOwnChange = automatic.schedule;

  function canAutosave(): boolean {
    const { isRemoved, otherTab, saveError } = core.state();
    const isBlocked = isRemoved || otherTab !== null || saveError?.kind === 'stale' || saveError?.kind === 'gone';
    return deps.autosaves === true && isDirty() && !isBlocked;
  }

  /** Applies the user's choice for each conflicting field. */
  function choose(chosen: AnyRecord): void {
    form.adopt({ ...record(), ...chosen });
    core.portalVersion = -1;
  }

  return {
    state: core.state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record,
    save: () => save(),
    autosaveNow: automatic.saveNow,
    flush,
    async saveAsNew() {
      const lost = core.state().id;
      if (await saver.followSuccessor(lost)) return save();
      core.envelope = { id: null, revision: undefined };
      core.portalVersion = -1;
      setState({ id: saver.successorOf(lost), saveError: null, isRemoved: false });
      await saver.putWithNewId();
      await local.remove([lost]);
      return save();
    },
    async resolve(chosen, current) {
      const { id } = core.state();
      if (isLocalId(id)) await adoptId(current.id ?? id, current.revision);
      core.envelope = { id: current.id, revision: current.revision };
      choose(chosen);
      return save();
    },
    takeTheirs() {
      const { otherTab } = core.state();
      if (!otherTab) return;
      replaceText(otherTab.record, otherTab.record.revision);
      core.portalVersion = -1;
      put();
      setState({ otherTab: null });
    },
    keepMine() {
      put();
      setState({ otherTab: null });
    },
    mergeTheirs(chosen) {
      choose(chosen);
      put();
      setState({ otherTab: null });
    },
    offer(stored) {
      if (!stored) {
        setState({ isRemoved: true });
        return;
      }
      // The document was restored.
      if (core.state().isRemoved) setState({ isRemoved: false });
      if (stored.revision <= (core.envelope.revision ?? 0)) return;
      const isSame = deps.kind.isSame(record(), stored);
      // Does not replace unsaved text, including that of an earlier visit or another tab.
      if (isDirty() && !isSame) return;
      if (isSame) core.envelope = { ...core.envelope, revision: stored.revision };
      else replaceText(stored, stored.revision);
      core.portalVersion = form.version;
      saver.putImmediately();
      setState({ saved: { where: 'drafts', at: now() } });
    },
    rebase(chosen, revision) {
      core.envelope = { ...core.envelope, revision };
      choose(chosen);
      put();
      setState({ otherTab: null, isRemoved: false, saved: { where: 'computer', at: now() } });
    },
    startOver(stored) {
      if (stored.id !== null) core.envelope = { ...core.envelope, id: stored.id };
      replaceText(stored, stored.revision);
      core.portalVersion = form.version;
      setState({ otherTab: null, isRemoved: false, saveError: null, saved: { where: 'drafts', at: now() } });
    },
    async discard() {
      core.portalVersion = form.version;
      saver.ignoreCurrentText();
      await local.remove([core.state().id]);
    },
    listen() {
      automatic.open();
      const stop = saver.listen();
      // Text of an earlier visit that the portal does not have.
      if (canAutosave()) automatic.schedule();
      return () => {
        stop();
        automatic.close();
      };
    },
  };
}

function sessionCore<D extends DocumentRecord>(
  form: FormStore<D>,
  opened: OpenedDocument<D>,
  deps: SessionDependencies<D>,
  listeners: ReadonlySet<() => void>,
): SessionCore<D> {
  let state: SessionState<D> = {
    id: opened.id,
    saved: { where: opened.isNew ? 'nowhere' : opened.changed ? 'computer' : 'drafts', at: opened.savedAt },
    // An unresponsive database is reported at once; other read failures with the first write.
    writeFailure: opened.readFailure === 'slow' ? 'slow' : null,
    isSaving: false,
    saveError: null,
    isUnreachable: false,
    otherTab: null,
    isRemoved: false,
  };
  const core: SessionCore<D> = {
    form,
    deps,
    envelope: { id: opened.record.id, revision: opened.record.revision },
    portalVersion: opened.changed ? -1 : form.version,
    state: () => state,
    setState: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    record: () => ({ ...form.snapshot(), ...core.envelope }),
    isDirty: () => form.version !== core.portalVersion,
    onOwnChange: () => {},
  };
  return core;
}
