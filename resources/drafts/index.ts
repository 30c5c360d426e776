import { withLateTexts } from '#i18n/lateTexts.ts';
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
    draftDetial: withLateTexts(async () => ({ default: (await import('./DraftDetail.tsx')).DraftDetail })),
    draftCheck: withLateTexts(async () => ({
      default: (await import('#features/sending/CheckAndSend.tsx')).CheckAndSend,
    })),
    draftSent: withLateTexts(async () => ({ default: (await import('#features/sending/SendResult.tsx')).SendResult })),
  },
};
