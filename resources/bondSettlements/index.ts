import { withLateTexts } from '#i18n/lateTexts.ts';
import type { ResourceValue } from '../resourceValue.ts';

/** The uses of the provider's bond. */
export const bondSettlements: ResourceValue = {
  name: 'bondSettlements',
  icon: 'bond',
  recordRepresentation: ({ orderNo }) => String(orderNo ?? ''),
  list: 'bondUsageRecord',
  screens: {
    bondUsageRecord: withLateTexts(async () => ({
      default: (await import('./BondSettlementList.tsx')).BondSettlementList,
    })),
  },
};
