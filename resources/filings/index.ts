import { withLateTexts } from '#i18n/lateTexts.ts';
import type { ResourceValue } from '../resourceValue.ts';

/** The filings, with the screens to change them and their history. */
export const filings: ResourceValue = {
  name: 'filings',
  icon: 'sent',
  recordRepresentation: ({ amsNo }) => String(amsNo ?? ''),
  list: 'hasSentList',
  edit: 'hasSentResent',
  show: 'hasSentDetial',
  goKey: 's',
  screens: {
    hasSentList: withLateTexts(async () => ({ default: (await import('./FilingList.tsx')).FilingList })),
    hasSentDetial: withLateTexts(async () => ({ default: (await import('./FilingShow.tsx')).FilingShow })),
    hasSentResent: withLateTexts(async () => ({
      default: (await import('#features/changes/ModifyFiling.tsx')).ModifyFiling,
    })),
    hasSentHistory: withLateTexts(async () => ({
      default: (await import('#features/history/OperationHistory.tsx')).OperationHistory,
    })),
  },
};
