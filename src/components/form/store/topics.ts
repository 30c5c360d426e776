/** Subscriptions by topic: a keystroke notifies its own field only. */
export interface Topics {
  on: (topic: string, listener: () => void) => () => void;
  emit: (topic: string) => void;
}

export function createTopics(): Topics {
  const listeners = new Map<string, Set<() => void>>();
  return {
    on(topic, listener) {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(topic);
      };
    },
    emit(topic) {
      for (const listener of listeners.get(topic) ?? []) listener();
    },
  };
}
