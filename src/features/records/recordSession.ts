import { afterPaint } from '#components/form/afterPaint.ts';
import type { FormStore } from '#components/form/formStore.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { keptPlace, type keptRecords } from '#local/keptRecords.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fromErrorTree } from '#schema/issue.ts';
import { textOf } from '#schema/problems.ts';

/** Why a record was not saved. */
export type RecordTrouble =
  | { kind: 'stale'; current: AnyRecord & { revision: number } }
  | { kind: 'gone' | 'unreachable' | 'invalid' }
  | { kind: 'refused'; message: string };

export interface RecordState {
  isSaving: boolean;
  trouble: RecordTrouble | null;
}

interface Begun {
  resource: string;
  id: string | null;
  revision?: number | undefined;
  /** Names a first save, so that a repeated one makes no second record. */
  key: string;
  /** It begins with text that was kept and not saved. */
  isResumed?: boolean;
}

interface RecordWorld {
  /** Rejects with a `PortalError`. */
  save: (record: AnyRecord & { id: string | null }, idempotencyKey: string) => Promise<unknown>;
  kept: Pick<typeof keptRecords, 'put' | 'remove'>;
  now: () => number;
  defer?: (work: () => void) => () => void;
}

export type RecordSession = ReturnType<typeof recordSession>;

/** One record in the side panel: every change is kept on this computer until the portal has it. */
export function recordSession(form: FormStore, begun: Begun, world: RecordWorld) {
  const place = keptPlace(begun.resource, begun.id);
  let { id, revision } = begun;
  let cleanVersion = begun.isResumed ? -1 : form.version;
  let state: RecordState = { isSaving: false, trouble: null };
  const listeners = new Set<() => void>();
  const say = (change: Partial<RecordState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const record = (): AnyRecord =>
    Object.fromEntries(Object.keys(form.entity.fields).map((name) => [name, textOf(form.record, name)]));
  const isDirty = (): boolean => form.version !== cleanVersion;
  const keep = (): void => {
    if (isDirty()) world.kept.put(place, { record: record(), revision, at: world.now() });
  };
  const keepSoon = (world.defer ?? afterPaint)(keep);

  function fail(error: unknown): void {
    if (!(error instanceof PortalError)) throw error;
    const current = (error.body as { current?: AnyRecord & { revision: number } } | undefined)?.current;
    if (error.errors) form.showForeign(fromErrorTree(error.errors));
    if (error.kind !== 'answer') say({ trouble: { kind: 'unreachable' } });
    else if (current) say({ trouble: { kind: 'stale', current } });
    else if (error.status === 404) say({ trouble: { kind: 'gone' } });
    else if (error.errors) say({ trouble: { kind: 'invalid' } });
    else say({ trouble: { kind: 'refused', message: error.message } });
  }

  async function save(): Promise<boolean> {
    if (state.isSaving) return false;
    const errors = form.check().filter((issue) => issue.severity === 'error');
    if (errors.length > 0) {
      say({ trouble: { kind: 'invalid' } });
      return false;
    }
    say({ isSaving: true, trouble: null });
    try {
      await world.save({ ...record(), id, ...(revision ? { revision } : {}) }, begun.key);
      cleanVersion = form.version;
      world.kept.remove(place);
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      say({ isSaving: false });
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isDirty,
    save,
    /** Ends a stale save: what was typed here goes over the newer version, which was shown. */
    keepMine(): Promise<boolean> {
      if (state.trouble?.kind !== 'stale') return save();
      const { current } = state.trouble;
      // A first save whose answer was lost has made it already.
      id = textOf(current, 'id') || id;
      revision = current.revision;
      return save();
    },
    /** Ends a stale save: the newer version is taken, with what is chosen of one's own. */
    takeTheirs(): void {
      if (state.trouble?.kind !== 'stale') return;
      id = textOf(state.trouble.current, 'id') || id;
      revision = state.trouble.current.revision;
      form.replace(state.trouble.current);
      cleanVersion = form.version;
      world.kept.remove(place);
      say({ trouble: null });
    },
    /** The record was deleted meanwhile: its text goes on as a new one. */
    saveAsNew(): Promise<boolean> {
      id = null;
      revision = undefined;
      return save();
    },
    /** Drops what was typed. */
    discard(): void {
      cleanVersion = form.version;
      world.kept.remove(place);
    },
    /** Keeps every change from now on; gives a function that ends it and keeps the last. */
    listen(): () => void {
      const stop = form.on('change', keepSoon);
      return () => {
        keep();
        stop();
      };
    },
  };
}
