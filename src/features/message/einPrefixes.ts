/** The EIN prefixes of `TPT_EIN_PREFIXES`, which the portal writes into the page; none in a page that it did not send. */
export function einPrefixes(page: Document = document): ReadonlySet<string> {
  const named = page.querySelector<HTMLMetaElement>('meta[name="ein-prefixes"]')?.content.split(' ') ?? [];
  return new Set(named.filter((prefix) => /^\d{2}$/u.test(prefix)));
}
