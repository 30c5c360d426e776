import type { ResourceValue } from '../resourceValue.ts';

/** The drafts, with the screens to check and send them. */
export const drafts: ResourceValue = {
  name: 'drafts',
  icon: 'drafts',
  recordRepresentation: ({ amsNos }) => (amsNos as string[] | undefined)?.find(Boolean) ?? '',
  list: 'draftList',
  edit: 'draftDetial',
  goKey: 'd',
  screens: {
    draftList: async () => ({ default: (await import('./DraftList.tsx')).DraftList }),
    draftDetial: async () => ({ default: (await import('./DraftDetail.tsx')).DraftDetail }),
    draftCheck: async () => ({ default: (await import('#features/sending/CheckAndSend.tsx')).CheckAndSend }),
    draftSent: async () => ({ default: (await import('#features/sending/SendResult.tsx')).SendResult }),
  },
};
