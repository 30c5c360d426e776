import { withLateTexts } from '#i18n/lateTexts.ts';
import type { ResourceValue } from '../resourceValue.ts';

/** The consumption records of an enterprise. */
export const consumption: ResourceValue = {
  name: 'consumption',
  icon: 'coin',
  recordRepresentation: ({ orderNo }) => String(orderNo ?? ''),
  list: 'usageRecord',
  screens: {
    usageRecord: withLateTexts(async () => ({ default: (await import('./ConsumptionList.tsx')).ConsumptionList })),
  },
};
