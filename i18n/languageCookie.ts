import type { Locale } from '#contract/limits.ts';

export const LANGUAGE_COOKIE = 'hgj-lang';
const YEAR_IN_SECONDS = 365 * 24 * 3600;

/**
 * [G10] The language cookie: for the parent domain if the host is below a known one, else for the host. A bare host
 * name or IP address gets no domain attribute, because browsers refuse it.
 */
export function languageCookie(language: Locale, hostname: string, parentDomains: readonly string[] = []): string {
  const parent = parentDomains.find((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  const domain = parent ?? (isDomainName(hostname) ? hostname : '');
  return `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; SameSite=Lax${domain && `; domain=${domain}`}`;
}

const isDomainName = (hostname: string) => hostname.includes('.') && !/^[\d.]+$|:/u.test(hostname);
