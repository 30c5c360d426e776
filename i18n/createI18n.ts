import { createInstance, type i18n as I18n } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { LANGUAGE_NAMES } from './languageNames.ts';
import { attachLateTexts, loadLateMessages, wantsLateTexts } from './lateTexts.ts';
import { loadMessages } from './loadMessages.ts';

const NAMESPACE = 'translation';

export interface I18nHandle {
  provider: I18nProvider;
  /** Loads the texts first if needed. */
  switchLanguage: (language: Locale) => Promise<void>;
  /** Overrides bundled texts; keys are dotted. */
  overrideTexts: (language: Locale, texts: Readonly<Record<string, string>>) => void;
}

/**
 * Creates i18next behind react-admin's interface.
 * @param onMissing called for a key without text or default: tests and development throw
 */
export async function createI18n(language: Locale, onMissing: (key: string) => string): Promise<I18nHandle> {
  const instance: I18n = createInstance();
  const provider = await getI18nProvider(
    instance,
    {
      lng: language,
      fallbackLng: false,
      supportedLngs: [...LOCALES],
      resources: { [language]: { [NAMESPACE]: await loadMessages(language) } },
      nsSeparator: false,
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: (key: string, fallback?: string) => fallback ?? onMissing(key),
    },
    LOCALES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
  );
  const withLate = new Set<Locale>();
  const addLate = async (to: Locale) => {
    if (withLate.has(to)) return;
    instance.addResourceBundle(to, NAMESPACE, await loadLateMessages(to), true, false);
    withLate.add(to);
  };
  attachLateTexts(() => addLate(provider.getLocale() as Locale));
  const switchLanguage = async (next: Locale) => {
    if (!instance.hasResourceBundle(next, NAMESPACE)) {
      instance.addResourceBundle(next, NAMESPACE, await loadMessages(next), true, false);
    }
    if (wantsLateTexts()) await addLate(next);
    await provider.changeLocale(next);
  };
  return {
    provider,
    switchLanguage,
    overrideTexts: (next, texts) => void instance.addResources(next, NAMESPACE, texts),
  };
}

/** Throws in tests and development; in production the key is shown. */
export function onMissingKey(key: string): string {
  if (import.meta.env.DEV) throw new Error(`No text for "${key}"`);
  reportError(new Error(`No text for "${key}"`));
  return key;
}
