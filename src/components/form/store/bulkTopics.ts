import { createTopics, type Topics } from './topics.ts';

/** Topics that are held back during bulk changes. */
export interface BulkTopics extends Topics {
  /** Number of bulk changes so far; emitted as topic `bulk`. */
  readonly bulks: number;
  readonly isHeld: boolean;
  /** Emits each changed topic once, after `work`. */
  bulk: (work: () => void) => void;
}

export function bulkTopics(): BulkTopics {
  const topics = createTopics();
  const held = new Set<string>();
  let depth = 0;
  let bulks = 0;
  return {
    on: topics.on,
    emit: (topic) => {
      if (depth > 0) held.add(topic);
      else topics.emit(topic);
    },
    get bulks() {
      return bulks;
    },
    get isHeld() {
      return depth > 0;
    },
    bulk(work) {
      depth += 1;
      try {
        work();
      } finally {
        depth -= 1;
      }
      if (depth > 0) return;
      bulks += 1;
      const topicsToEmit = [...held, 'bulk'];
      held.clear();
      for (const topic of topicsToEmit) topics.emit(topic);
    },
  };
}
