import type { RouteName } from '#contract/routes.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import type { LoadScreen } from '#resources/resourceValue.ts';

/** Screens that belong to no resource. */
export const customRoutes: Partial<Record<RouteName, LoadScreen>> = {
  applications: withLateTexts(async () => ({
    default: (await import('#features/opening/desk/ApplicationsDesk.tsx')).ApplicationsDesk,
  })),
  practice: withLateTexts(async () => ({
    default: (await import('#features/practice/PracticeControl.tsx')).PracticeControl,
  })),
  landingPage: async () => ({ default: (await import('./Landing.tsx')).Landing }),
  landingPageEn: async () => ({ default: (await import('./Landing.tsx')).Landing }),
  activity: async () => ({ default: (await import('./Activity.tsx')).Activity }),
  login: async () => ({ default: (await import('./SignIn.tsx')).SignIn }),
};
