import { retryImport } from '#components/layout/lazyPart.ts';
import type { Locale } from '#contract/limits.ts';

/**
 * Texts that are not part of a language's bundle, loaded once per language. A failed load is repeated by the next call.
 * @example const load = lazyTexts({ en: async () => (await import('#messages/en/help.ts')).help, … });
 */
export function lazyTexts<T>(loaders: Record<Locale, () => Promise<T>>): (language: Locale) => Promise<T> {
  const loaded = new Map<Locale, Promise<T>>();
  return (language) => {
    const known = loaded.get(language);
    if (known) return known;
    const loading = retryImport(loaders[language]);
    loaded.set(language, loading);
    loading.catch(() => loaded.delete(language));
    return loading;
  };
}
