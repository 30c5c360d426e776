import { createTopics, type Topics } from '../store/topics.ts';

/**
 * Additional information on the text of a cell: a name, a description, a duplicate.
 * @example const known: Annotation = { tone: 'plain', message: 'Furniture of wood', isName: true }
 */
export interface Annotation {
  /** `plain` is shown beside the text, `warning` below it; neither blocks anything. */
  tone: 'plain' | 'warning';
  /** A message key, or a name. */
  message: string;
  args?: Readonly<Record<string, string | number>>;
  /** `message` is a name, not a message key. */
  isName?: boolean;
  link?: { to: string; message: string };
}

/**
 * Where annotations come from.
 * @example const source: AnnotationSource = { keyOf: (text) => text || null, load: loadDescriptions, batch: 100 }
 */
export interface AnnotationSource {
  /** The look-up key of a text; null if there is nothing to look up. */
  keyOf: (text: string) => string | null;
  /** Loads annotations of many keys; keys without any may be missing. Rejections are ignored. */
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly Annotation[]>>;
  /** Keys per call. */
  batch: number;
  /** Milliseconds until an answer is loaded again; never if absent. */
  maxAge?: number;
  /** Milliseconds between the last change and the call; 300 if absent. */
  debounce?: number;
}

export interface AnnotationStore {
  /** Sets the text of a cell; loads its annotations after a pause, together with other cells. */
  set: (cell: string, text: string) => void;
  drop: (cell: string) => void;
  /** Loads annotations of texts without a drawn cell, e.g. pasted rows. */
  request: (texts: Iterable<string>) => void;
  /** Annotations of a cell's current text; the same array until they change. */
  annotations: (cell: string) => readonly Annotation[];
  /** Loaded annotations of a text. */
  known: (text: string) => readonly Annotation[];
  /** Topics: a cell, or `answers`. */
  on: Topics['on'];
  /** Whether any loaded text has a warning. */
  hasWarnings: () => boolean;
}

const WAIT = 300;
/** Concurrent calls. */
const PARALLEL = 4;
const NOTHING: readonly Annotation[] = [];
/** Limit of cached keys. */
const READ_MAX = 5_000;

/**
 * Batches the look-ups of cells, loads each key once and ignores answers for a text that has changed ([D04]).
 * @example createAnnotationStore({ keyOf: (text) => text || null, load: loadDescriptions, batch: 100 })
 */
export function createAnnotationStore(source: AnnotationSource, now: () => number = () => Date.now()): AnnotationStore {
  const cells = new Map<string, string | null>();
  const found = new Map<string, { annotations: readonly Annotation[]; at: number }>();
  const queue = new Set<string>();
  const loading = new Set<string>();
  const topics = createTopics();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = 0;
  let warnings = false;
  /** Keys by text: the same texts are looked up repeatedly. */
  const read = new Map<string, string | null>();

  function keyOf(text: string): string | null {
    const known = read.get(text);
    if (known !== undefined) return known;
    if (read.size > READ_MAX) read.clear();
    const key = source.keyOf(text);
    read.set(text, key);
    return key;
  }

  function isKnown(key: string): boolean {
    const known = found.get(key);
    return known !== undefined && (source.maxAge === undefined || now() - known.at < source.maxAge);
  }
  function enqueue(key: string | null): void {
    if (key === null || isKnown(key) || loading.has(key)) return;
    queue.add(key);
    clearTimeout(timer);
    timer = setTimeout(run, source.debounce ?? WAIT);
  }

  function run(): void {
    while (running < PARALLEL && queue.size > 0) {
      const keys = [...queue].slice(0, source.batch);
      for (const key of keys) {
        queue.delete(key);
        loading.add(key);
      }
      running += 1;
      void fetchBatch(keys);
    }
  }

  async function fetchBatch(keys: readonly string[]): Promise<void> {
    try {
      const annotations = await source.load(keys);
      const at = now();
      for (const key of keys) {
        const loaded = annotations.get(key) ?? NOTHING;
        found.set(key, { annotations: loaded, at });
        warnings ||= loaded.some((annotation) => annotation.tone === 'warning');
      }
    } catch {
      // Annotations are optional; the next change of the text retries.
    }
    for (const key of keys) loading.delete(key);
    running -= 1;
    const loaded = new Set(keys);
    for (const [cell, key] of cells) if (key !== null && loaded.has(key)) topics.emit(cell);
    topics.emit('answers');
    run();
  }

  return {
    set(cell, text) {
      const before = cells.get(cell);
      const key = keyOf(text);
      cells.set(cell, key);
      if (before && before !== key && ![...cells.values()].includes(before)) queue.delete(before);
      enqueue(key);
      if (before !== key) topics.emit(cell);
    },
    drop: (cell) => cells.delete(cell),
    request(texts) {
      for (const text of texts) enqueue(keyOf(text));
    },
    annotations: (cell) => found.get(cells.get(cell) ?? '')?.annotations ?? NOTHING,
    known: (text) => found.get(keyOf(text) ?? '')?.annotations ?? NOTHING,
    on: topics.on,
    hasWarnings: () => warnings,
  };
}
