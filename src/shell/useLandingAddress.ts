import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_SCROLL } from '#components/layout/keepScroll.ts';
import { landingPath } from '#authProvider/addresses.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';

/** [R17] [G02] Changing the language leads to the landing page of that language; the page and its form stay. */
export function useLandingAddress(): void {
  const { pathname, search, hash, state } = useLocation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    const [path, query] = landingPath(language, search).split(/(?=\?)/u, 2);
    if (path === pathname.replace(/\/$/u, '')) return;
    void navigate({ pathname: path, search: query, hash }, { replace: true, state: { ...state, ...KEEP_SCROLL } });
  }, [pathname, search, hash, state, language, navigate]);
}
