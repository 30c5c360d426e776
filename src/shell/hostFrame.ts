import type { Locale } from '#contract/limits.ts';
import { pageSetting } from '#schema/pageSetting.ts';

/** [R25] Messages to the page that frames the app. */
type HostMessage =
  | { type: 'logout' }
  | { type: 'route'; path: string }
  | { type: 'title'; title: string }
  | { type: 'language'; language: Locale };

/** [R25] A message of the host: parts of the frame that it shows itself. */
export interface HostLayout {
  sidebar?: boolean;
  statusBar?: boolean;
  noticeBar?: boolean;
}

/**
 * The origin of the page that frames this one, if the portal allows it to (`TPT_EMBED_ORIGINS`); else null. Compares whole
 * origins, so that `https://desk.example.evil.test` is not `https://desk.example`.
 */
export function findHost(page: Window = window): string | null {
  if (page.parent === page) return null;
  const allowed = pageSetting('embed-origins', page.document).split(' ').filter(Boolean);
  // Firefox has no `ancestorOrigins`; there the referrer names the framing page.
  const named = page.location.ancestorOrigins?.[0] ?? page.document.referrer;
  const origin = URL.canParse(named) ? new URL(named).origin : '';
  return allowed.includes(origin) ? origin : null;
}

let host: string | null | undefined;

/** The host of this page; it does not change until the page closes. */
export const currentHost = (): string | null => (host ??= findHost());

/** Posts to the host alone, never to any other origin. Without a host it does nothing. */
export function postToHost(message: HostMessage): void {
  const target = currentHost();
  if (target !== null) window.parent.postMessage(message, target);
}

const PARTS = ['sidebar', 'statusBar', 'noticeBar'] as const;

/** Reads a message of the host; null for one from another window or origin, or without this meaning. */
export function readHostLayout(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  { origin, parent }: { origin: string; parent: unknown },
): HostLayout | null {
  if (event.origin !== origin || event.source !== parent) return null;
  const data = event.data as Record<string, unknown> | null;
  if (typeof data !== 'object' || data?.['type'] !== 'layout') return null;
  const parts = PARTS.flatMap((part) => (typeof data[part] === 'boolean' ? [[part, data[part]] as const] : []));
  return Object.fromEntries(parts);
}
