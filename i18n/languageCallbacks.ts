import { TIMES, type Locale } from '#contract/limits.ts';

const callbacks = new Set<(language: Locale) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls back after a language change; returns a function that stops it. */
export function onLanguageChange(callback: (language: Locale) => void): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

/** [G10] Callbacks are debounced by 50 ms, so that a burst reports only its last language. */
export function notifyLanguageChange(language: Locale): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const callback of callbacks) callback(language);
  }, TIMES.languageChange);
}
