import type { Locale } from '#contract/limits.ts';
import { portalClient } from './portalClient.ts';
import { afterFirstScreen } from '#startup/afterFirstScreen.ts';

/** [G10] The portal's own texts of a language, dotted keys; they are laid over the bundled ones, which do not wait. */
export async function loadServerMessages(language: Locale): Promise<Record<string, string>> {
  await afterFirstScreen();
  return portalClient.call('localeMessages', { query: { project: 'isf', localeCode: language } });
}
