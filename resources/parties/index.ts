import { withLateTexts } from '#i18n/lateTexts.ts';
import type { ResourceValue } from '../resourceValue.ts';

export const parties: ResourceValue = {
  name: 'parties',
  icon: 'addressBook',
  recordRepresentation: ({ name }) => String(name ?? ''),
  list: 'addressManage',
  goKey: 'a',
  screens: { addressManage: withLateTexts(async () => ({ default: (await import('./AddressBook.tsx')).AddressBook })) },
};
