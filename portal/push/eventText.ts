import type { Locale } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import type { PushEventKind } from '#contract/pushEvents.ts';
import { push as en } from '#messages/en/push.ts';
import { push as vi } from '#messages/vi/push.ts';
import { push as zhCN } from '#messages/zh-CN/push.ts';
import { fillText } from '#rules/fillText.ts';
import { pushLine } from '#rules/pushLine.ts';

const TEXTS = { en, vi, 'zh-CN': zhCN } as const;

interface DescribedEvent {
  kind: PushEventKind;
  subject: string;
  detail: string;
  filing_id: string | null;
  draft_id: string | null;
}

/** @example pushText('en', 'digest.more', { count: 3 }) */
export function pushText(locale: Locale, key: string, args: Record<string, string | number> = {}): string {
  let node: unknown = TEXTS[locale];
  for (const step of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[step];
  const text = typeof node === 'string' ? node : key;
  return fillText(text, args);
}

export const eventText = (locale: Locale, event: DescribedEvent): string =>
  pushText(locale, `lines.${pushLine(event)}`, { subject: event.subject, detail: event.detail });

/** The path of the screen where the person can act. */
export function eventPath({ filing_id: filing, draft_id: draft }: DescribedEvent): string {
  if (filing) return pathTo.filing(filing);
  return draft ? pathTo.draft(draft) : pathTo.screen('draftList');
}
