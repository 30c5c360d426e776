import type { RouteName } from '#contract/routes.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import type { LoadScreen } from '#resources/resourceValue.ts';

const externalPage = withLateTexts(async () => ({ default: (await import('./ExternalPage.tsx')).ExternalPage }));
// One loader: a change of the language leads to the other address and keeps what is typed in the form.
const landing: LoadScreen = async () => ({ default: (await import('./Landing.tsx')).Landing });

/** Screens that belong to no resource. */
export const customRoutes: Partial<Record<RouteName, LoadScreen>> = {
  support: withLateTexts(async () => ({ default: (await import('#features/support/SupportDesk.tsx')).SupportDesk })),
  landingPage: landing,
  landingPageEn: landing,
  instructions: async () => ({ default: (await import('./manual/ManualRedirect.tsx')).ManualRedirect }),
  instructionProcess: async () => ({ default: (await import('./manual/Manual.tsx')).Manual }),
  instructionVideo: async () => ({ default: (await import('./manual/IntroVideo.tsx')).IntroVideo }),
  activity: async () => ({ default: (await import('./ActivityPage.tsx')).ActivityPage }),
  login: withLateTexts(async () => ({ default: (await import('./SignIn.tsx')).SignIn })),
  register: withLateTexts(async () => ({ default: (await import('./entry/Register.tsx')).Register })),
  invitation: withLateTexts(async () => ({ default: (await import('./entry/AcceptInvitation.tsx')).AcceptInvitation })),
  forgotPassword: withLateTexts(async () => ({ default: (await import('./entry/ForgotPassword.tsx')).ForgotPassword })),
  resetPassword: withLateTexts(async () => ({ default: (await import('./entry/ResetPassword.tsx')).ResetPassword })),
  settingEnterprise: withLateTexts(async () => ({
    default: (await import('#features/people/EnterprisePage.tsx')).EnterprisePage,
  })),
  settingCustoms: withLateTexts(async () => ({
    default: (await import('#features/customsConnection/CustomsConnectionPage.tsx')).CustomsConnectionPage,
  })),
  goLive: withLateTexts(async () => ({
    default: (await import('#features/customsConnection/GoLivePage.tsx')).GoLivePage,
  })),
  settingApi: withLateTexts(async () => ({
    default: (await import('#features/apiKeys/ApiReference.tsx')).ApiReference,
  })),
  settingAccount: withLateTexts(async () => ({
    default: (await import('#features/account/AccountPage.tsx')).AccountPage,
  })),
  cashier: withLateTexts(async () => ({ default: (await import('#features/cashier/Cashier.tsx')).Cashier })),
  rechargeRecord: externalPage,
  invoiceRecord: externalPage,
  coupon: externalPage,
  statistic: withLateTexts(async () => ({
    default: (await import('#features/statistics/StatisticsPage.tsx')).StatisticsPage,
  })),
  importerReport: withLateTexts(async () => ({
    default: (await import('#features/importerReport/ImporterReportPage.tsx')).ImporterReportPage,
  })),
  settingEmail: withLateTexts(async () => ({ default: (await import('#features/push/EmailPush.tsx')).EmailPush })),
  settingWechat: withLateTexts(async () => ({ default: (await import('#features/push/WeChatPush.tsx')).WeChatPush })),
};
