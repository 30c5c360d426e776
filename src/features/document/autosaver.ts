/** Milliseconds: after the last change, after the first unsaved one, and until a failed save is repeated. */
const DELAYS = { afterLast: 2_000, afterFirst: 10_000, retry: 30_000 } as const;

interface Autosaver {
  /** Schedules a save: 2 s after the last change, 10 s after the first unsaved one at the latest. */
  schedule: () => void;
  /** Saves without delay. */
  saveNow: () => void;
  /** Allows saves again after `close`. */
  open: () => void;
  /** Saves once more, without repetition: whatever is open next has the text from the local store, or deletes it. */
  close: () => void;
}

/**
 * [D01] Autosaves a document to the portal. A failed save is repeated after 30 s; the text is stored locally until then.
 * @param save resolves to false if the portal could not be reached
 * @param canSave whether there is unsaved text and no conflict that a person must resolve
 */
export function autosaver(save: () => Promise<boolean>, canSave: () => boolean, now: () => number): Autosaver {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let firstChange: number | null = null;
  let isOpen = true;

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  function runAfter(delay: number): void {
    stop();
    timer = setTimeout(run, delay);
  }
  function run(): void {
    stop();
    firstChange = null;
    if (!isOpen || !canSave()) return;
    void save().then((isSaved) => {
      // A change during the save has scheduled another one.
      if (!isSaved && isOpen && timer === null && canSave()) runAfter(DELAYS.retry);
    });
  }
  return {
    schedule() {
      firstChange ??= now();
      runAfter(Math.max(0, Math.min(DELAYS.afterLast, firstChange + DELAYS.afterFirst - now())));
    },
    saveNow: run,
    open: () => {
      isOpen = true;
    },
    close: () => {
      run();
      isOpen = false;
    },
  };
}
