import { withLateTexts } from '#i18n/lateTexts.ts';
import type { ResourceValue } from '../resourceValue.ts';

/** The templates of drafts. */
export const templates: ResourceValue = {
  name: 'templates',
  icon: 'templates',
  recordRepresentation: ({ template_name: name }) => String(name ?? ''),
  list: 'temManageList',
  edit: 'temDetiall',
  goKey: 't',
  screens: {
    temManageList: withLateTexts(async () => ({ default: (await import('./TemplateList.tsx')).TemplateList })),
    temDetiall: withLateTexts(async () => ({ default: (await import('./TemplateDetail.tsx')).TemplateDetail })),
  },
};
