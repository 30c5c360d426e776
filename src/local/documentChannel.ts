import { pageOwner } from './owner.ts';

/** What happened to a document on this computer. `id` is the id it had when it happened. */
export type DocumentChange =
  | { kind: 'put' | 'saved' | 'removed'; id: string }
  | { kind: 'takenOver'; id: string; serverId: string }
  /** Documents came or went because the owner changed. */
  | { kind: 'owner'; id: '' };

/** `elsewhere`: another tab did it. */
export type DocumentListener = (change: DocumentChange, elsewhere: boolean) => void;

const listeners = new Set<DocumentListener>();
let channel: { name: string; port: BroadcastChannel } | null = null;

/** Listens to this tab and to the owner's other tabs. */
export function onDocumentChange(listener: DocumentListener): () => void {
  listeners.add(listener);
  openChannel();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) closeChannel();
  };
}

/** Tells this tab's listeners and the owner's other tabs. */
export function announceChange(change: DocumentChange): void {
  for (const listener of listeners) listener(change, false);
  openChannel()?.postMessage(change);
}

/** The channel carries the owner's name, so that no tab of another owner hears of it. */
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
