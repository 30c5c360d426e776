import { isFinalRefusal, isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { fromErrorTree } from '#schema/issue.ts';
import type { DocumentRecord, Stored } from './documentPort.ts';
import { lostSaves } from './lostSaves.ts';
import type { SessionCore } from './sessionShape.ts';

/** The portal's copy, where it refused one that is older. */
const currentOf = <D>(error: unknown): Stored<D> | undefined =>
  error instanceof PortalError ? (error.body as { current?: Stored<D> } | undefined)?.current : undefined;

/**
 * The half of a session that saves to the portal: each save once, whatever becomes of its answer.
 * @param flush writes what is still on its way to this computer
 */
export function portalSaver<D extends DocumentRecord>(core: SessionCore<D>, flush: () => Promise<boolean>) {
  const { form, world } = core;
  const { local, portal, kind, now } = world;
  /** A first save whose outcome is unknown is repeated as it was, with its key, so that it makes no second document. */
  let first: { body: D; version: number; key: string; time: 'first' | 'again' } | null = null;
  const lost = lostSaves<D>(kind.isSame);
  let saving: Promise<boolean> | null = null;

  async function adopt(id: string, revision: number): Promise<void> {
    const before = core.state().id;
    core.envelope = { id, revision };
    if (isLocalId(before)) await local.takeOver(before, id, revision).catch(() => {});
    core.say({ id });
  }

  async function send(body: D, version: number, key?: string): Promise<void> {
    const { id, revision } = await portal.save(body, key).catch((error: unknown) => {
      if (!(error instanceof PortalError) || isUnknownOutcome(error)) lost.note(body, version);
      throw error;
    });
    lost.forget();
    if (body.id === null) await adopt(id, revision);
    else core.envelope = { id, revision };
    core.portalVersion = version;
    await local.markSaved(id, revision, { ...body, id, revision }).catch(() => {});
  }

  const sendForm = (): Promise<void> => send(kind.toBody(core.record()), form.version);

  async function saveOnce(): Promise<void> {
    if (core.envelope.id === null) {
      if (first) first.time = 'again';
      first ??= { body: kind.toBody(core.record()), version: form.version, key: core.state().id, time: 'first' };
      await send(first.body, first.version, first.key);
      first = null;
    }
    if (!core.isDirty()) return;
    try {
      await sendForm();
    } catch (error) {
      const current = currentOf<D>(error);
      const version = current ? lost.versionOf(current) : null;
      if (!current || version === null) throw error;
      // An earlier save of this form had come after all; only its answer was lost.
      core.envelope = { id: current.id, revision: current.revision };
      core.portalVersion = version;
      await local.markSaved(core.state().id, current.revision, current).catch(() => {});
      if (core.isDirty()) await sendForm();
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof PortalError)) throw error;
    if (isUnknownOutcome(error)) {
      core.say({ trouble: { kind: 'unreachable' } });
      return;
    }
    if (first && isFinalRefusal(error, first.time)) first = null;
    const current = currentOf<D>(error);
    if (error.errors) form.showForeign(fromErrorTree(error.errors));
    if (current) core.say({ trouble: { kind: 'stale', current } });
    else if (error.status === 400 && error.code === 400) core.say({ trouble: { kind: 'gone' } });
    else core.say({ trouble: { kind: 'refused', message: error.message, isAtFields: error.errors !== undefined } });
  }

  async function run(): Promise<boolean> {
    form.tidy();
    core.say({ isSaving: true, trouble: null });
    await flush();
    try {
      await saveOnce();
      if (!core.isDirty()) core.say({ saved: { where: 'drafts', at: now() } });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      core.say({ isSaving: false });
    }
  }

  async function save(): Promise<boolean> {
    // A second press while the first is under way saves what was typed since.
    if (saving) {
      await saving;
      if (!core.isDirty()) return true;
    }
    saving = run().finally(() => {
      saving = null;
    });
    return saving;
  }

  return { save, adopt };
}
