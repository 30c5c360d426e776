import { withLateTexts } from '#i18n/lateTexts.ts';
import type { ResourceValue } from '../resourceValue.ts';

export const contacts: ResourceValue = {
  name: 'contacts',
  icon: 'notifiers',
  recordRepresentation: ({ name }) => String(name ?? ''),
  list: 'notifier',
  screens: { notifier: withLateTexts(async () => ({ default: (await import('./Notifiers.tsx')).Notifiers })) },
};
