import { withLateTexts } from '#i18n/lateTexts.ts';
import type { ResourceValue } from '../resourceValue.ts';

/** Every coin, coupon and credit that came and went. */
export const ledger: ResourceValue = {
  name: 'ledger',
  icon: 'coin',
  recordRepresentation: ({ at }) => String(at ?? ''),
  list: 'ledger',
  screens: {
    ledger: withLateTexts(async () => ({ default: (await import('./LedgerList.tsx')).LedgerList })),
  },
};
