import type { BuiltCall } from '#contract/endpoints/index.ts';
import { currentLanguage } from '#i18n/currentLanguage.ts';
import { requireBrowser } from '#rules/requireBrowser.ts';
import { portalClient, type Input } from './portalClient.ts';

/**
 * [L06] Opens an export as a plain GET in a new window, with the session cookie. The language is in the address,
 * because a window sends no custom headers.
 */
export function openDownload<N extends BuiltCall>(name: N, input: Input<N>): void {
  requireBrowser();
  const { query } = input as { query?: object };
  const address = portalClient.addressOf(name, { ...input, query: { ...query, lang: currentLanguage() } });
  window.open(address, '_blank', 'noopener');
}
