/** A change on the portal that affects open pages. */
export interface LiveEvent {
  type: string;
  data?: unknown;
}

/** Messages between the tabs of one owner. `stream` is the id of the leader's open event stream. */
export type TabMessage =
  | { kind: 'hello' }
  | { kind: 'open'; stream: string }
  | { kind: 'lost' }
  | { kind: 'event'; stream: string; event: LiveEvent };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEvent = (value: unknown): value is LiveEvent => isObject(value) && typeof value['type'] === 'string';

/** Parses a message of the stream; null if it is not an event. */
export function readEvent(text: string): LiveEvent | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEvent(value) ? value : null;
  } catch {
    return null;
  }
}

/** Validates a message of another tab, which may run an older or newer build; null for anything unknown. */
export function readTabMessage(value: unknown): TabMessage | null {
  if (!isObject(value)) return null;
  const { kind, stream, event } = value;
  if (kind === 'hello' || kind === 'lost') return { kind };
  if (typeof stream !== 'string' || stream === '') return null;
  if (kind === 'open') return { kind, stream };
  return kind === 'event' && isEvent(event) ? { kind, stream, event } : null;
}
