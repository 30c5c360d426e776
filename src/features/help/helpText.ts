import type { help as english } from '#messages/en/help.ts';
import type { Shape } from '#messages/shape.ts';
import { lazyTexts } from './lazyTexts.ts';

type Help = Shape<typeof english>;

export interface HelpText {
  /** What it is. */
  what: string;
  /** Who knows it, or what to do. */
  who: string;
  example?: string;
}

export const loadHelp = lazyTexts<Help>({
  'zh-CN': async () => (await import('#messages/zh-CN/help.ts')).help,
  en: async () => (await import('#messages/en/help.ts')).help,
  vi: async () => (await import('#messages/vi/help.ts')).help,
});

/** The entry of a topic, e.g. `fields.amsRequestList.amsNo`. */
export function helpText(help: Help, topic: string): HelpText {
  let found: unknown = help;
  for (const step of topic.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  if (!found) throw new Error(`No help on ${topic}`);
  return found as HelpText;
}
