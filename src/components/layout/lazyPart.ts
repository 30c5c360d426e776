import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** With a network, a file that is missing so often is gone for good: a newer version was put in its place. */
const TRIES = 4;
const AGAIN_MS = 3_000;

/**
 * A part of a screen that is loaded when it is first shown. Without a network it waits for one: a strip or a dialog that
 * cannot be fetched must not take the form below it down.
 * @example const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await patiently(load) }));
}

/** Asks again when the network is back, or after a while; with one, a few times only. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) tries = 0;
      if (tries >= TRIES) throw error;
      await chance();
    }
  }
}

function chance(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, AGAIN_MS);
    window.addEventListener('online', done);
  });
}
