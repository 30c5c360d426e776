import { createInstance, type i18n as I18n, type ResourceLanguage } from 'i18next';
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
  /**
   * Overrides bundled texts by these, and by no earlier ones any more; keys are dotted.
   * @returns whether that changes a text
   */
  overrideTexts: (language: Locale, texts: Readonly<Record<string, string>>) => boolean;
}

/**
 * Creates i18next behind react-admin's interface.
 * @param onMissing called for a key without text or default: tests and development throw
 */
export async function createI18n(language: Locale, onMissing: (key: string) => string): Promise<I18nHandle> {
  const instance: I18n = createInstance();
  const messages = await loadMessages(language);
  const provider = await getI18nProvider(
    instance,
    {
      lng: language,
      fallbackLng: false,
      supportedLngs: [...LOCALES],
      resources: { [language]: { [NAMESPACE]: structuredClone(messages) } },
      nsSeparator: false,
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: (key: string, fallback?: string) => fallback ?? onMissing(key),
    },
    LOCALES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
  );
  /** The bundled texts of each language, without overrides. */
  const bundled = new Map<Locale, ResourceLanguage[]>([[language, [messages]]]);
  const overrides = new Map<Locale, Readonly<Record<string, string>>>();
  const add = (to: Locale, texts: ResourceLanguage) => {
    bundled.set(to, [...(bundled.get(to) ?? []), texts]);
    instance.addResourceBundle(to, NAMESPACE, texts, true, false);
  };
  const withLate = new Set<Locale>();
  const addLate = async (to: Locale) => {
    if (withLate.has(to)) return;
    const late = await loadLateMessages(to);
    if (!withLate.has(to)) add(to, late);
    withLate.add(to);
  };
  attachLateTexts(() => addLate(provider.getLocale() as Locale));
  const switchLanguage = async (next: Locale) => {
    if (!instance.hasResourceBundle(next, NAMESPACE)) add(next, await loadMessages(next));
    if (wantsLateTexts()) await addLate(next);
    await provider.changeLocale(next);
  };
  const overrideTexts = (next: Locale, texts: Readonly<Record<string, string>>) => {
    const before = overrides.get(next) ?? {};
    if (isSame(before, texts)) return false;
    if (Object.keys(before).some((key) => !(key in texts))) {
      instance.removeResourceBundle(next, NAMESPACE);
      for (const own of bundled.get(next) ?? []) instance.addResourceBundle(next, NAMESPACE, own, true, false);
    }
    overrides.set(next, texts);
    instance.addResources(next, NAMESPACE, texts);
    return true;
  };
  return { provider, switchLanguage, overrideTexts };
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Throws in tests and development; in production the key is shown. */
export function onMissingKey(key: string): string {
  if (import.meta.env.DEV) throw new Error(`No text for "${key}"`);
  reportError(new Error(`No text for "${key}"`));
  return key;
}
