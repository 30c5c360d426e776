import type { BillType } from '#contract/codes.ts';
import type { ImportJobState, ImportOutcome } from '#contract/endpoints/imports.ts';
import { isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';
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
  persist: (run: ImportRun | null) => void;
  restore: () => ImportRun | null;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  /** Drafts were created. */
  onSaved: () => void;
}

const POLL_MS = 700;
/** Interval while the portal does not answer; polling stops after some failures. */
const SLOW_POLL_MS = 3_000;
const GIVE_UP_AFTER = 20;

/** Whether a later poll may be answered. */
const isTemporary = (error: unknown): boolean =>
  error instanceof PortalError && (isUnknownOutcome(error) || error.status === 429);

/** The current run with its listeners. */
function createRunState(environment: ImportEnvironment) {
  let run: ImportRun | null = null;
  let openDialogs = 0;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  function setRun(next: ImportRun | null): void {
    run = next;
    // An upload cannot be resumed, because the file is not stored.
    environment.persist(next?.phase.step === 'uploading' ? null : next);
    notify();
  }

  return {
    current: (): ImportRun | null => run,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Whether a dialog shows the import, so that the strip is not needed. */
    isShown: (): boolean => openDialogs > 0,
    /** @returns reports that the dialog was closed */
    show: (): (() => void) => {
      openDialogs += 1;
      notify();
      return () => {
        openDialogs -= 1;
        notify();
      };
    },

    setRun,
    setPhase: (phase: ImportPhase): void => {
      if (run) setRun({ ...run, phase });
      if (phase.step === 'saved') environment.onSaved();
    },
  };
}

type RunState = ReturnType<typeof createRunState>;

/** Follows an upload or a save to its end, polling its job if there is one. */
function followImport({ setPhase }: RunState, environment: ImportEnvironment) {
  const showOutcome = (outcome: ImportOutcome, isSaving: boolean): void =>
    setPhase({ step: isSaving || outcome.drafts ? 'saved' : 'preview', outcome });

  async function poll(jobId: string, isSaving: boolean, signal: AbortSignal): Promise<void> {
    let misses = 0;
    while (!signal.aborted) {
      try {
        const state = await environment.job(jobId);
        misses = 0;
        if (signal.aborted) return;
        if (state.state === 'done' && state.result) {
          showOutcome(state.result, isSaving);
          return;
        }
        if (state.state === 'failed') {
          setPhase({ step: 'failed', message: state.message ?? 'errors.generic' });
          return;
        }
        setPhase({ step: 'working', jobId, progress: state.progress, rows: state.rows, isSaving });
      } catch (error) {
        // The job may continue after a missing answer; a refusal ends it.
        misses += 1;
        if (!isTemporary(error) || misses >= GIVE_UP_AFTER) throw error;
      }
      await environment.wait(misses > 0 ? SLOW_POLL_MS : POLL_MS);
    }
  }

  return {
    poll,
    follow: async (begun: Begun, isSaving: boolean, signal: AbortSignal): Promise<void> => {
      if (!('jobId' in begun)) {
        showOutcome(begun, isSaving);
        return;
      }
      const { jobId } = begun;
      setPhase({ step: 'working', jobId, progress: 0, rows: 0, isSaving });
      await poll(jobId, isSaving, signal);
    },
    showFailure: (error: unknown, signal: AbortSignal): void => {
      if (signal.aborted) return;
      setPhase({ step: 'failed', message: error instanceof Error ? error.message : 'errors.generic' });
    },
  };
}

/** [V20] The page's single import: started in a dialog, running behind every screen, resumed after a reload. */
export function importStore(environment: ImportEnvironment) {
  const state = createRunState(environment);
  const { current, subscribe, isShown, show, setRun, setPhase } = state;
  const { poll, follow, showFailure } = followImport(state, environment);
  let stop = new AbortController();

  async function save(): Promise<void> {
    const before = current();
    const token = before && previewToken(before);
    if (!before || !token || !('outcome' in before.phase)) return;
    const { signal } = stop;
    const { outcome } = before.phase;
    setPhase({ step: 'saving', outcome });
    try {
      await follow(await environment.save(token, before.billType), true, signal);
    } catch (error) {
      if (signal.aborted) return;
      // The run shows a refusal.
      if (!(error instanceof PortalError) || !isUnknownOutcome(error)) return showFailure(error, signal);
      // The outcome is unknown; the same token saves once, so repeating is safe.
      setRun({ ...before, phase: { step: 'preview', outcome } });
      throw error;
    }
  }

  return {
    current,
    subscribe,
    isShown,
    show,

    /** Uploads a file for a preview; saves nothing. */
    async begin(file: File, billType: BillType): Promise<void> {
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      const fresh = { fileName: file.name, billType, startedAt: environment.now() };
      setRun({ ...fresh, phase: { step: 'uploading', progress: 0 } });
      try {
        const begun = await environment.upload(file, billType, {
          signal,
          onProgress: (progress) => {
            if (!signal.aborted) setPhase({ step: 'uploading', progress });
          },
        });
        if (!signal.aborted) await follow(begun, false, signal);
      } catch (error) {
        showFailure(error, signal);
      }
    },

    save,

    /** Resumes an import after a reload. */
    async resume(): Promise<void> {
      if (current()) return;
      const stored = environment.restore();
      if (!stored) return;
      setRun(stored);
      // The run shows its failure.
      if (stored.phase.step === 'saving') return save().catch(() => undefined);
      if (stored.phase.step !== 'working') return;
      const { signal } = stop;
      try {
        await poll(stored.phase.jobId, stored.phase.isSaving, signal);
      } catch (error) {
        showFailure(error, signal);
      }
    },

    /** Removes the import from the page; saved drafts stay. */
    dismiss(): void {
      stop.abort();
      stop = new AbortController();
      setRun(null);
    },
  };
}
