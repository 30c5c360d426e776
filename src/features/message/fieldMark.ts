/** The field that is marked now, in the form and on the wire alike; everybody who shows one listens. */
export interface FieldMark {
  get: () => string | null;
  set: (field: string | null) => void;
  /** @returns how to stop listening */
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
