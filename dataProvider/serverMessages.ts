import type { Locale } from '#contract/limits.ts';
import { portalClient } from './portalClient.ts';
import { afterFirstScreen } from '#startup/afterFirstScreen.ts';

/** [G10] The portal's texts of a language by dotted key; they override the bundled ones, which load independently. */
export async function loadServerMessages(language: Locale): Promise<Record<string, string>> {
  await afterFirstScreen();
  return portalClient.call('localeMessages', { query: { project: 'isf', localeCode: language } });
}

const listeners = new Set<() => void>();

/** Calls back when support staff changed texts; returns a function that stops it. */
export function onServerMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceServerMessages(): void {
  for (const listener of listeners) listener();
}
