import { pageSetting } from '#schema/pageSetting.ts';

/** The EIN prefixes of `TPT_EIN_PREFIXES`, which the portal writes into the page; none in a page that it did not send. */
export const einPrefixes = (): ReadonlySet<string> =>
  new Set(
    pageSetting('ein-prefixes')
      .split(' ')
      .filter((prefix) => /^\d{2}$/u.test(prefix)),
  );
