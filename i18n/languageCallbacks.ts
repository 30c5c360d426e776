import { TIMES, type Locale } from '#contract/limits.ts';

const callbacks = new Set<(language: Locale) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Hears of a new language once it is settled; returns how to stop hearing. */
export function onLanguageChange(callback: (language: Locale) => void): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

/** [G10] Callbacks are debounced by 50 ms: of a burst of changes they hear the last. */
export function tellLanguageChange(language: Locale): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const callback of callbacks) callback(language);
  }, TIMES.languageChange);
}
