import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '#contract/limits.ts';
import { acceptedLanguage, normalizeLanguage } from '#rules/normalizeLanguage.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the answer. */
    locale: Locale;
  }
}

/** [C02] `X-Lang`, else `?lang=` of a download, else the language chosen in this browser, else `Accept-Language`, else English. */
export function readLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', 'en');
  app.addHook('onRequest', async (request) => {
    request.locale = localeOf(request);
  });
}

/** For requests that no hook has seen. */
export function localeOf({ headers, query }: Pick<FastifyRequest, 'headers'> & { query?: unknown }): Locale {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return (
    normalizeLanguage(headers['x-lang']) ??
    normalizeLanguage(lang) ??
    normalizeLanguage(chosenLanguage(headers.cookie)) ??
    acceptedLanguage(headers['accept-language']) ??
    'en'
  );
}

/** The app stores the choice in a cookie, whose name has a prefix on some hosts. */
const chosenLanguage = (cookies = ''): string | undefined => /(?:^|; )(?:\w+-)?hgj-lang=([\w-]+)/u.exec(cookies)?.[1];
