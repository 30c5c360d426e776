import { pageOwner } from './owner.ts';

/** A change of a local document. `id` is its id before the change. */
type DocumentChange =
  | { kind: 'put' | 'saved' | 'removed'; id: string }
  | { kind: 'takenOver'; id: string; serverId: string }
  /** The owner changed, and with it all documents. */
  | { kind: 'owner'; id: '' };

export type DocumentListener = (change: DocumentChange, isFromOtherTab: boolean) => void;

const listeners = new Set<DocumentListener>();
let channel: { name: string; port: BroadcastChannel } | null = null;

/** Subscribes to changes in this tab and in the owner's other tabs. */
export function onDocumentChange(listener: DocumentListener): () => void {
  listeners.add(listener);
  openChannel();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) closeChannel();
  };
}

export function announceChange(change: DocumentChange): void {
  for (const listener of listeners) listener(change, false);
  openChannel()?.postMessage(change);
}

/** One channel per owner: tabs of other owners receive nothing. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const name = `tpt-drafts:${pageOwner() ?? ''}`;
  if (channel?.name === name) return channel.port;
  closeChannel();
  const port = new BroadcastChannel(name);
  port.onmessage = (event: MessageEvent<DocumentChange>) => {
    for (const listener of listeners) listener(event.data, true);
  };
  channel = { name, port };
  return port;
}

function closeChannel(): void {
  channel?.port.close();
  channel = null;
}
