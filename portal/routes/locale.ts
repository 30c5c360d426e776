import { normalizeLanguage } from '#rules/normalizeLanguage.ts';
import type { Handlers } from '../implement.ts';

/** [G10] Languages, and the server's texts that override the bundled ones. */
export const localeHandlers: Handlers<'supportedLocales' | 'localeMessages'> = {
  supportedLocales: ({ portal }) => Promise.resolve(portal.config.locales),
  localeMessages: async ({ portal, query }) => {
    const locale = normalizeLanguage(query.localeCode);
    if (!locale) return {};
    const rows = await portal.db
      .selectFrom('locale_message')
      .where('locale', '=', locale)
      .select(['key', 'text'])
      .execute();
    return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
  },
};
