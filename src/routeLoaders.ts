import type { ComponentType } from 'react';
import { ROUTES, type RouteName } from '#contract/routes.ts';

export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** The screen of every built route, each a chunk of its own. */
export const routeLoaders: Partial<Record<RouteName, LoadScreen>> = {
  draftList: async () => ({ default: (await import('#resources/drafts/DraftList.tsx')).DraftList }),
  draftDetial: async () => ({ default: (await import('#resources/drafts/DraftDetail.tsx')).DraftDetail }),
  draftCheck: async () => ({ default: (await import('#features/sending/CheckAndSend.tsx')).CheckAndSend }),
  draftSent: async () => ({ default: (await import('#features/sending/SendResult.tsx')).SendResult }),
  hasSentList: async () => ({ default: (await import('#resources/filings/SentList.tsx')).SentList }),
  hasSentDetial: async () => ({ default: (await import('#resources/filings/SentDetail.tsx')).SentDetail }),
  hasSentResent: async () => ({ default: (await import('#features/changes/ModifyFiling.tsx')).ModifyFiling }),
  hasSentHistory: async () => ({ default: (await import('#features/history/OperationHistory.tsx')).OperationHistory }),
  practice: async () => ({ default: (await import('#features/practice/PracticeControl.tsx')).PracticeControl }),
  temManageList: async () => ({ default: (await import('#resources/templates/TemplateList.tsx')).TemplateList }),
  temDetiall: async () => ({ default: (await import('#resources/templates/TemplateDetail.tsx')).TemplateDetail }),
  addressManage: async () => ({ default: (await import('#resources/parties/AddressBook.tsx')).AddressBook }),
  notifier: async () => ({ default: (await import('#resources/contacts/Notifiers.tsx')).Notifiers }),
  landingPage: async () => ({ default: (await import('#shell/Landing.tsx')).Landing }),
  landingPageEn: async () => ({ default: (await import('#shell/Landing.tsx')).Landing }),
  login: async () => ({ default: (await import('#shell/SignIn.tsx')).SignIn }),
};

const loaded = new Map<string, ComponentType>();

/** The screen of a route whose chunk is already there. */
export const loadedScreen = (name: string): ComponentType | undefined => loaded.get(name);

let begun: Promise<void> = Promise.resolve();

/** When the screen that was begun is there, or is not to be had. */
export const screenPreloaded = (): Promise<void> => begun;

/** Begins to load the screen of an address before anything is rendered. */
export function preloadScreen(pathname: string): void {
  const path = pathname.replace(/(?<=.)\/$/u, '');
  const found = Object.entries(routeLoaders).find(([name]) => ROUTES[name as RouteName].path === path);
  if (!found) return;
  const [name, load] = found;
  // A failure is told where the screen is shown.
  begun = load().then(
    (screen) => void loaded.set(name, screen.default),
    () => {},
  );
}
