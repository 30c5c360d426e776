/** [G12] What people can be notified about by email and WeChat, in the order of the settings. */
export const PUSH_EVENTS = [
  'submitted',
  'accepted',
  'acceptedWithWarning',
  'rejected',
  'matched',
  'notMatched',
  'duplicate',
  'deadline48',
  'deadline24',
  'balanceLow',
  'service',
] as const;
export type PushEventKind = (typeof PUSH_EVENTS)[number];

export const PUSH_EVENT_GROUPS = {
  customs: ['submitted', 'accepted', 'acceptedWithWarning', 'rejected'],
  match: ['matched', 'notMatched', 'duplicate'],
  deadlines: ['deadline48', 'deadline24'],
  account: ['balanceLow', 'service'],
} as const satisfies Record<string, readonly PushEventKind[]>;

/** Selected until the settings are saved for the first time: events that require an action. */
export const DEFAULT_PUSH_EVENTS: readonly PushEventKind[] = ['rejected', 'notMatched', 'duplicate', 'deadline24'];

/** Days without a match after which customs' notice is due. */
export const UNMATCHED_DAYS = 5;

export const PUSH_LIMITS = {
  /** Addresses of an enterprise. */
  emails: 50,
  bell: 50,
} as const;

/** Reads ticked events that a record keeps as text, joined by commas; unknown ones are left out. */
export const readPushEvents = (text: string): PushEventKind[] => {
  const ticked = new Set(text.split(',').map((name) => name.trim()));
  return PUSH_EVENTS.filter((kind) => ticked.has(kind));
};
