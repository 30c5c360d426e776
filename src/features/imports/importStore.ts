import type { BillType } from '#contract/codes.ts';
import type { ImportJobState, ImportOutcome } from '#contract/endpoints/imports.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { previewToken, type ImportPhase, type ImportRun } from './importRun.ts';

type Begun = ImportOutcome | { jobId: string };

/** The environment of the import store; tests supply their own. */
export interface ImportEnvironment {
  upload: (
    file: File,
    billType: BillType,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<Begun>;
  save: (token: string, billType: BillType) => Promise<Begun>;
  job: (jobId: string) => Promise<ImportJobState>;
  /** Stores the run for a reload. */
  keep: (run: ImportRun | null) => void;
  kept: () => ImportRun | null;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  /** Drafts were created. */
  onSaved: () => void;
}

const POLL_MS = 700;
/** Interval while the portal does not answer; polling stops after some failures. */
const SLOW_POLL_MS = 3_000;
const GIVE_UP_AFTER = 20;

/** [V20] The page's single import: started in a dialog, running behind every screen, resumed after a reload. */
export function importStore(environment: ImportEnvironment) {
  let run: ImportRun | null = null;
  let stop = new AbortController();
  const listeners = new Set<() => void>();
  let shown = 0;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  function set(next: ImportRun | null): void {
    run = next;
    // An upload cannot be resumed, because the file is not stored.
    environment.keep(next?.phase.step === 'uploading' || next?.phase.step === 'saving' ? null : next);
    notify();
  }
  function phase(next: ImportPhase): void {
    if (run) set({ ...run, phase: next });
    if (next.step === 'saved') environment.onSaved();
  }
  function fail(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    phase({ step: 'failed', message: error instanceof Error ? error.message : 'errors.generic' });
  }
  const done = (outcome: ImportOutcome, isSaving: boolean): void =>
    phase({ step: isSaving || outcome.drafts ? 'saved' : 'preview', outcome });

  async function follow(begun: Begun, isSaving: boolean, signal: AbortSignal): Promise<void> {
    if (!('jobId' in begun)) {
      done(begun, isSaving);
      return;
    }
    const { jobId } = begun;
    phase({ step: 'working', jobId, progress: 0, rows: 0, isSaving });
    await poll(jobId, isSaving, signal);
  }

  async function poll(jobId: string, isSaving: boolean, signal: AbortSignal): Promise<void> {
    let misses = 0;
    while (!signal.aborted) {
      try {
        const state = await environment.job(jobId);
        misses = 0;
        if (signal.aborted) return;
        if (state.state === 'done' && state.result) {
          done(state.result, isSaving);
          return;
        }
        if (state.state === 'failed') {
          phase({ step: 'failed', message: state.message ?? 'errors.generic' });
          return;
        }
        phase({ step: 'working', jobId, progress: state.progress, rows: state.rows, isSaving });
      } catch (error) {
        // A missing answer says nothing about the job; a refusal ends it.
        misses += 1;
        if (!(error instanceof PortalError) || error.kind === 'answer' || misses >= GIVE_UP_AFTER) throw error;
      }
      await environment.wait(misses > 0 ? SLOW_POLL_MS : POLL_MS);
    }
  }

  return {
    current: (): ImportRun | null => run,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Whether a dialog shows the import, so that the strip is not needed. */
    isShown: (): boolean => shown > 0,
    /** @returns reports that the dialog was closed */
    show(): () => void {
      shown += 1;
      notify();
      return () => {
        shown -= 1;
        notify();
      };
    },

    /** Uploads a file for a preview; saves nothing. */
    async begin(file: File, billType: BillType): Promise<void> {
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      const fresh = { fileName: file.name, billType, startedAt: environment.now() };
      set({ ...fresh, phase: { step: 'uploading', progress: 0 } });
      try {
        const begun = await environment.upload(file, billType, {
          signal,
          onProgress: (progress) => {
            if (!signal.aborted) phase({ step: 'uploading', progress });
          },
        });
        if (!signal.aborted) await follow(begun, false, signal);
      } catch (error) {
        fail(error, signal);
      }
    },

    /** Saves the previewed drafts. */
    async save(): Promise<void> {
      const token = run && previewToken(run);
      if (!run || !token) return;
      const before = run;
      const { signal } = stop;
      phase({ step: 'saving' });
      try {
        await follow(await environment.save(token, before.billType), true, signal);
      } catch (error) {
        if (signal.aborted) return;
        // The outcome is unknown; the same token saves once, so repeating is safe.
        if (error instanceof PortalError && error.kind !== 'answer') set(before);
        else fail(error, signal);
        throw error;
      }
    },

    /** Resumes an import after a reload. */
    async resume(): Promise<void> {
      if (run) return;
      const kept = environment.kept();
      if (!kept) return;
      set(kept);
      if (kept.phase.step !== 'working') return;
      const { signal } = stop;
      try {
        await poll(kept.phase.jobId, kept.phase.isSaving, signal);
      } catch (error) {
        fail(error, signal);
      }
    },

    /** Removes the import from the page; saved drafts stay. */
    dismiss(): void {
      stop.abort();
      stop = new AbortController();
      set(null);
    },
  };
}

export type ImportStore = ReturnType<typeof importStore>;
