/** The marked field, shared between form and message. */
export interface FieldMark {
  get: () => string | null;
  set: (field: string | null) => void;
  /** @returns unsubscribes */
  on: (listener: () => void) => () => void;
}

/** @example const mark = createFieldMark(); mark.set('sellerCity'); */
export function createFieldMark(): FieldMark {
  let marked: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => marked,
    set(field) {
      if (field === marked) return;
      marked = field;
      for (const listener of listeners) listener();
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
