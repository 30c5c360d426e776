import type { ResourceValue } from '../resourceValue.ts';

/** The people who are notified of receipts. */
export const contacts: ResourceValue = {
  name: 'contacts',
  icon: 'notifiers',
  recordRepresentation: ({ name }) => String(name ?? ''),
  list: 'notifier',
  screens: { notifier: async () => ({ default: (await import('./Notifiers.tsx')).Notifiers }) },
};
