import type { BuiltCall } from '#contract/endpoints/index.ts';
import { currentLanguage } from '#i18n/currentLanguage.ts';
import { portalClient, type Input } from './portalClient.ts';

/**
 * [L06] An export is a plain GET in a new window; the session cookie goes with it. A window sends no header of ours, so
 * the language goes in the address.
 */
export function openDownload<N extends BuiltCall>(name: N, input: Input<N>): void {
  const { query } = input as { query?: object };
  const address = portalClient.addressOf(name, { ...input, query: { ...query, lang: currentLanguage() } });
  window.open(address, '_blank', 'noopener');
}
