/** A path with the language of the address; nothing else of a landing page's query goes to another page. */
export function withLanguage(path: string, search: string): string {
  const lang = new URLSearchParams(search).get('lang');
  return lang ? `${path}?lang=${encodeURIComponent(lang)}` : path;
}
