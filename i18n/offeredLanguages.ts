import { LOCALES, type Locale } from '#contract/limits.ts';
import { pageSetting } from '#schema/pageSetting.ts';

/** [G10] The languages of `TPT_LOCALES`, which the portal writes into the page; all in a page that it did not send. */
export function offeredLanguages(): readonly Locale[] {
  const named = pageSetting('languages').split(' ');
  const offered = LOCALES.filter((locale) => named.includes(locale));
  return offered.length > 0 ? offered : LOCALES;
}
