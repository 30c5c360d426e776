/** Settings of the installation and facts about the page, which the portal writes into `index.html`. */
type PageSetting =
  | 'app-build'
  | 'ein-prefixes'
  | 'embed-origins'
  | 'intro-video-url'
  | 'languages'
  | 'login-url'
  | 'settlement-url'
  | 'signed-out';

/** The part of a document that is used: this layer is also the portal's, which has no DOM. */
interface Page {
  querySelector(selector: string): { getAttribute(name: string): string | null } | null;
}

/**
 * The text of a setting; empty without it. A page that the portal did not send has placeholders instead, so callers check
 * the form.
 */
export function pageSetting(name: PageSetting, page = (globalThis as unknown as { document: Page }).document): string {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
}
