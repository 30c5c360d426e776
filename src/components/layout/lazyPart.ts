import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Online attempts before a chunk counts as missing. */
const TRIES = 4;
const AGAIN_MS = 3_000;

/**
 * A lazy component that retries offline until there is a network, so that a missing strip or dialog does not break the
 * form.
 * @example const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await retryImport(load) }));
}

/** Retries when online again or after a while; online a few times only. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) tries = 0;
      if (tries >= TRIES) throw error;
      await waitForRetry();
    }
  }
}

function waitForRetry(): Promise<void> {
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
