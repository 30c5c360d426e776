import { createElement, useSyncExternalStore, type ComponentType } from 'react';

interface Request<I, R> {
  id: number;
  inputs: I;
  close: (result: R) => void;
}

/**
 * Turns a dialog into a function that can be awaited. `Host` renders what was opened, one after the other; it needs the
 * app's contexts and is mounted once. An aborted signal closes the dialog with the result of a dismissal.
 * @param Layer calls `onResult` once when it is closed
 * @example const { open: ask, Host: QuestionHost } = awaitedLayer(Question, 'no');
 */
export function awaitedLayer<I extends object, R>(
  Layer: ComponentType<I & { onResult: (result: R) => void }>,
  dismissed: R,
) {
  let requests: readonly Request<I, R>[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly Request<I, R>[]): void => {
    requests = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function open(inputs: I, signal?: AbortSignal): Promise<R> {
    return new Promise((resolve) => {
      const id = (lastId += 1);
      const close = (result: R): void => {
        if (!requests.some((request) => request.id === id)) return;
        replace(requests.filter((request) => request.id !== id));
        resolve(result);
      };
      replace([...requests, { id, inputs, close }]);
      if (signal?.aborted) close(dismissed);
      signal?.addEventListener('abort', () => close(dismissed), { once: true });
    });
  }

  function Host() {
    const first = useSyncExternalStore(subscribe, () => requests[0]);
    if (!first) return null;
    return createElement(Layer, { key: first.id, ...first.inputs, onResult: first.close });
  }
  return { open, Host };
}
