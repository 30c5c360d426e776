import type { RouteName } from './routes.ts';

/** Sections of the user manual in order; each with a picture of that name, if it has one. */
export const MANUAL_SECTIONS = [
  { id: 'start', picture: null },
  { id: 'drafts', picture: 'drafts' },
  { id: 'form', picture: 'form' },
  { id: 'check', picture: 'check' },
  { id: 'sent', picture: 'sent' },
  { id: 'receipts', picture: 'receipts' },
  { id: 'modify', picture: 'modify' },
  { id: 'templates', picture: 'templates' },
  { id: 'addressBook', picture: 'addressBook' },
] as const;
export type ManualSection = (typeof MANUAL_SECTIONS)[number]['id'];

const SCREENS: Partial<Record<RouteName, ManualSection>> = {
  draftList: 'drafts',
  draftDetial: 'form',
  draftCheck: 'check',
  draftSent: 'check',
  hasSentList: 'sent',
  hasSentDetial: 'receipts',
  hasSentHistory: 'receipts',
  hasSentResent: 'modify',
  temManageList: 'templates',
  temDetiall: 'templates',
  addressManage: 'addressBook',
  notifier: 'addressBook',
};

/** The section about a screen; the first one for screens without their own. */
export const manualSectionOf = (route: RouteName | undefined): ManualSection => (route && SCREENS[route]) ?? 'start';
