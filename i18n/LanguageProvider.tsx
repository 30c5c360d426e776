import type { I18nProvider } from 'react-admin';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '#contract/limits.ts';
import type { I18nHandle } from './createI18n.ts';
import { currentLanguage } from './currentLanguage.ts';
import { notifyLanguageChange } from './languageCallbacks.ts';
import { LanguageContext } from './LanguageContext.ts';
import { rememberLanguage } from './startLanguage.ts';

interface LanguageProviderProps {
  i18n: I18nHandle;
  /** The portal's texts of a language, applied over the bundled ones when loaded; failures are ignored. */
  loadServerMessages: (language: Locale) => Promise<Record<string, string>>;
  /** Calls back when the portal's texts have changed; returns a function that stops it. */
  onServerMessages?: (listener: () => void) => () => void;
  children: (i18nProvider: I18nProvider) => ReactNode;
}

/**
 * Provides the page's language. A change passes react-admin a new provider object instead of a new tree, so that open
 * forms keep focus and text.
 */
export function LanguageProvider({ i18n, loadServerMessages, onServerMessages, children }: LanguageProviderProps) {
  const [current, setCurrent] = useState(() => ({ language: currentLanguage(), version: 0 }));
  const wanted = useRef(current.language);

  const setLanguage = useCallback(
    (next: Locale) => {
      wanted.current = next;
      void i18n.switchLanguage(next).then(() => {
        if (wanted.current !== next) return;
        rememberLanguage(next);
        notifyLanguageChange(next);
        setCurrent(({ version }) => ({ language: next, version: version + 1 }));
      });
    },
    [i18n],
  );

  useEffect(() => {
    let isMounted = true;
    const load = (): void =>
      void loadServerMessages(current.language).then(
        (texts) => {
          if (!isMounted || !i18n.overrideTexts(current.language, texts)) return;
          setCurrent(({ language, version }) => ({ language, version: version + 1 }));
        },
        () => {},
      );
    load();
    const stop = onServerMessages?.(load);
    return () => {
      isMounted = false;
      stop?.();
    };
  }, [i18n, loadServerMessages, onServerMessages, current.language]);

  const provider = useMemo<I18nProvider>(
    () => ({ ...i18n.provider, changeLocale: async (next: string) => setLanguage(next as Locale) }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new provider renders all translations again
    [i18n, setLanguage, current],
  );
  const state = useMemo(() => ({ language: current.language, setLanguage }), [current.language, setLanguage]);
  return <LanguageContext.Provider value={state}>{children(provider)}</LanguageContext.Provider>;
}
