import { createTopics, type Topics } from './topics.ts';

/** Topics that wait while many changes are done as one. */
export interface BulkTopics extends Topics {
  /** How often many changes were done as one; told as topic `bulk`. */
  readonly bulks: number;
  readonly isHeld: boolean;
  /** Listeners hear of what this does at the end, once. */
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
      const told = [...held, 'bulk'];
      held.clear();
      for (const topic of told) topics.emit(topic);
    },
  };
}
