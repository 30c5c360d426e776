import { createTopics, type Topics } from './topics.ts';

/** Something known about the text of a cell: a name, a description, that it stands elsewhere too. */
export interface Note {
  /** `plain` stands beside the text, `warning` below it in amber; neither blocks anything. */
  tone: 'plain' | 'warning';
  /** A message key with its arguments, or a finished name. */
  message: string;
  args?: Readonly<Record<string, string | number>>;
  /** Message is a name that needs no translation. */
  isName?: boolean;
  link?: { to: string; message: string };
}

/** Where notes come from. */
export interface NoteSource {
  /** What to ask about a text; null where there is nothing to ask. */
  keyOf: (text: string) => string | null;
  /** Notes of many texts in one question; texts without notes may be missing. A rejection is kept quiet. */
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly Note[]>>;
  /** Most texts of one question. */
  batch: number;
  /** Milliseconds that an answer holds; for ever where absent. */
  holds?: number;
  /** Milliseconds after the last change until it is asked. */
  wait?: number;
}

export interface NoteBoard {
  /** A cell has a text now: it is asked about after a pause, together with what else changed. */
  set: (cell: string, text: string) => void;
  drop: (cell: string) => void;
  /** Asks about texts that no drawn cell holds: rows that were pasted. */
  want: (texts: Iterable<string>) => void;
  /** Notes of a cell's text as it stands; the same array until they change. */
  notes: (cell: string) => readonly Note[];
  /** Notes of a text, as far as known. */
  known: (text: string) => readonly Note[];
  /** Topics: a cell, or `answers`. */
  on: Topics['on'];
  /** Whether any text that was asked about has a warning. */
  hasWarnings: () => boolean;
}

const WAIT = 300;
/** Questions under way at once. */
const PARALLEL = 4;
const NOTHING: readonly Note[] = [];
/** Texts that are remembered as read. */
const MOST_READ = 5_000;

/**
 * What cells ask about their texts, gathered: one question for many cells, none twice, an answer for a text that has
 * changed meanwhile shows nowhere ([D04]).
 * @example createNoteBoard({ keyOf: (text) => text || null, ask: descriptionsOf, batch: 100 })
 */
export function createNoteBoard(source: NoteSource, now: () => number = () => Date.now()): NoteBoard {
  const cells = new Map<string, string | null>();
  const found = new Map<string, { notes: readonly Note[]; at: number }>();
  const queue = new Set<string>();
  const asking = new Set<string>();
  const topics = createTopics();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = 0;
  let warnings = false;
  /** The same texts are asked for again and again: each is read once. */
  const read = new Map<string, string | null>();

  function keyOf(text: string): string | null {
    const known = read.get(text);
    if (known !== undefined) return known;
    if (read.size > MOST_READ) read.clear();
    const key = source.keyOf(text);
    read.set(text, key);
    return key;
  }

  function isKnown(key: string): boolean {
    const known = found.get(key);
    return known !== undefined && (source.holds === undefined || now() - known.at < source.holds);
  }
  function later(key: string | null): void {
    if (key === null || isKnown(key) || asking.has(key)) return;
    queue.add(key);
    clearTimeout(timer);
    timer = setTimeout(run, source.wait ?? WAIT);
  }

  function run(): void {
    while (running < PARALLEL && queue.size > 0) {
      const keys = [...queue].slice(0, source.batch);
      for (const key of keys) {
        queue.delete(key);
        asking.add(key);
      }
      running += 1;
      void put(keys);
    }
  }

  async function put(keys: readonly string[]): Promise<void> {
    try {
      const notes = await source.ask(keys);
      const at = now();
      for (const key of keys) {
        const told = notes.get(key) ?? NOTHING;
        found.set(key, { notes: told, at });
        warnings ||= told.some((note) => note.tone === 'warning');
      }
    } catch {
      // A help that does not come is not worth a word; the next change of the text asks again.
    }
    for (const key of keys) asking.delete(key);
    running -= 1;
    const told = new Set(keys);
    for (const [cell, key] of cells) if (key !== null && told.has(key)) topics.emit(cell);
    topics.emit('answers');
    run();
  }

  return {
    set(cell, text) {
      const before = cells.get(cell);
      const key = keyOf(text);
      cells.set(cell, key);
      // What nobody asks any more is not asked.
      if (before && before !== key && ![...cells.values()].includes(before)) queue.delete(before);
      later(key);
      if (before !== key) topics.emit(cell);
    },
    drop: (cell) => cells.delete(cell),
    want(texts) {
      for (const text of texts) later(keyOf(text));
    },
    notes: (cell) => found.get(cells.get(cell) ?? '')?.notes ?? NOTHING,
    known: (text) => found.get(keyOf(text) ?? '')?.notes ?? NOTHING,
    on: topics.on,
    hasWarnings: () => warnings,
  };
}
