import { currentCopy } from '#dataProvider/currentCopy.ts';
import { isFinalRefusal, isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { fromErrorTree } from '#schema/issue.ts';
import type { DocumentRecord, Stored } from './documentPort.ts';
import { unconfirmedSaves } from './unconfirmedSaves.ts';
import type { SessionCore } from './sessionTypes.ts';

/**
 * Saves to the portal, each save once even if its answer is lost.
 * @param flush finishes pending local writes
 */
export function portalSaver<D extends DocumentRecord>(core: SessionCore<D>, flush: () => Promise<boolean>) {
  const { form, deps } = core;
  const { local, portal, kind, now } = deps;
  /** A first save with unknown outcome is repeated unchanged with its key, so that it creates one document. */
  let first: { body: D; version: number; key: string; time: 'first' | 'again' } | null = null;
  const unconfirmed = unconfirmedSaves<D>(kind.isSame);
  let saving: Promise<boolean> | null = null;

  async function adoptId(id: string, revision: number): Promise<void> {
    const before = core.state().id;
    core.envelope = { id, revision };
    // If it fails, the next visit repeats the first save with the same key, which creates nothing.
    if (isLocalId(before)) await local.takeOver(before, id, revision).catch(() => {});
    core.setState({ id });
  }

  async function send(body: D, version: number, key?: string): Promise<void> {
    const { id, revision } = await portal.save(body, key).catch((error: unknown) => {
      if (!(error instanceof PortalError) || isUnknownOutcome(error)) unconfirmed.add(body, version);
      throw error;
    });
    unconfirmed.forget();
    if (body.id === null) await adoptId(id, revision);
    else core.envelope = { id, revision };
    core.portalVersion = version;
    // If it fails, the local copy counts as unsaved, and the next visit saves it again.
    await local.markSaved(id, revision, { ...body, id, revision }).catch(() => {});
  }

  const sendForm = (): Promise<void> => send(kind.toBody(core.record()), form.version);

  /** The first save of a document. An earlier visit's may have arrived without its answer. */
  async function create(): Promise<void> {
    if (first) first.time = 'again';
    first ??= { body: kind.toBody(core.record()), version: form.version, key: core.state().id, time: 'first' };
    try {
      await send(first.body, first.version, first.key);
    } catch (error) {
      const current = currentCopy<Stored<D>>(error);
      // In revision 1 it is as that visit sent it; the local text is newer.
      if (!current || current.id === null || current.revision !== 1) throw error;
      await adoptId(current.id, current.revision);
      core.portalVersion = -1;
    }
    first = null;
  }

  async function saveOnce(): Promise<void> {
    if (core.envelope.id === null) await create();
    if (!core.isDirty()) return;
    try {
      await sendForm();
    } catch (error) {
      const current = currentCopy<Stored<D>>(error);
      const version =
        current && (kind.isSame(core.record(), current) ? form.version : unconfirmed.versionSent(current));
      if (!current || typeof version !== 'number') throw error;
      // An earlier save of this text had arrived; only its answer was lost.
      core.envelope = { id: current.id, revision: current.revision };
      core.portalVersion = version;
      await local.markSaved(core.state().id, current.revision, current).catch(() => {});
      if (core.isDirty()) await sendForm();
    }
  }

  function showFailure(error: unknown): void {
    if (!(error instanceof PortalError) || isUnknownOutcome(error)) {
      core.setState({ saveError: { kind: 'unreachable' } });
      return;
    }
    if (first && isFinalRefusal(error, first.time)) first = null;
    const current = currentCopy<Stored<D>>(error);
    if (error.errors) form.showPortalIssues(fromErrorTree(error.errors));
    if (current) core.setState({ saveError: { kind: 'stale', current } });
    else if (error.status === 400 && error.code === 400) core.setState({ saveError: { kind: 'gone' } });
    else
      core.setState({ saveError: { kind: 'refused', message: error.message, isAtFields: error.errors !== undefined } });
  }

  async function run(isAutomatic: boolean): Promise<boolean> {
    // An automatic repetition leaves the message of the save that the person made, until the portal answers.
    const isRepetition = isAutomatic && core.state().saveError?.kind === 'unreachable';
    core.setState({ isSaving: !isAutomatic, ...(isRepetition ? {} : { saveError: null }) });
    await flush();
    try {
      await saveOnce();
      core.setState({ isUnreachable: false, saveError: null });
      if (!core.isDirty()) core.setState({ saved: { where: 'drafts', at: now() } });
      return true;
    } catch (error) {
      // A defect of ours, or a part that could not be loaded: the text is stored here, and the save is repeated.
      if (!(error instanceof PortalError)) reportError(error);
      const isUnreachable = !(error instanceof PortalError) || isUnknownOutcome(error);
      core.setState({ isUnreachable });
      // An automatic save is repeated without a message; the state beside the title shows the failure.
      if (!isAutomatic || !isUnreachable) showFailure(error);
      return false;
    } finally {
      core.setState({ isSaving: false });
    }
  }

  /** @param isAutomatic leaves the text as it is being typed, and reports no unreachable portal */
  async function save(isAutomatic = false): Promise<boolean> {
    if (!isAutomatic) form.tidy();
    // A further save during another one saves what was typed since; several wait for each other.
    while (saving) {
      await saving;
      if (!core.isDirty()) return true;
    }
    saving = run(isAutomatic).finally(() => {
      saving = null;
    });
    return saving;
  }

  return { save, adoptId };
}
