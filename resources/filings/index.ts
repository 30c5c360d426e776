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
    hasSentList: async () => ({ default: (await import('./FilingList.tsx')).FilingList }),
    hasSentDetial: async () => ({ default: (await import('./FilingShow.tsx')).FilingShow }),
    hasSentResent: async () => ({ default: (await import('#features/changes/ModifyFiling.tsx')).ModifyFiling }),
    hasSentHistory: async () => ({
      default: (await import('#features/history/OperationHistory.tsx')).OperationHistory,
    }),
  },
};
