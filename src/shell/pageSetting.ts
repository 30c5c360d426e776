/** A setting of the installation that the portal writes into the page; empty in a page that it did not send. */
export function pageSetting(name: 'settlement-url' | 'intro-video-url'): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return /^https?:/u.test(content) ? content : '';
}
