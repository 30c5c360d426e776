import type { BuiltCall } from '#contract/endpoints/index.ts';
import { Downloads } from '../exports/downloads.ts';
import type { Handlers } from '../implement.ts';
import { OtherTenantLookups } from '../send/otherTenantLookups.ts';
import { accountHandlers } from './account.ts';
import { accountLinkHandlers } from './accountLinks.ts';
import { apiKeyHandlers } from './apiKeys.ts';
import { amsBillHandlers } from './amsBills.ts';
import { applicationHandlers, reviewHandlers } from './applications.ts';
import { cashierHandlers } from './cashier.ts';
import { chargeHandlers } from './charges.ts';
import { customsConnectionHandlers } from './customsConnection.ts';
import { draftHandlers } from './drafts.ts';
import { eventHandlers } from './events.ts';
import { evidenceHandlers } from './evidence.ts';
import { exportHandlers } from './exports.ts';
import { filingLifeHandlers } from './filingLife.ts';
import { filerCodeHandlers } from './filerCodes.ts';
import { filingHandlers } from './filings.ts';
import { flowHandlers } from './flows.ts';
import { importerReportHandlers } from './importerReport.ts';
import { importHandlers } from './imports.ts';
import { landingHandlers } from './landing.ts';
import { ledgerHandlers } from './ledger.ts';
import { listHandlers } from './lists.ts';
import { localeHandlers } from './locale.ts';
import { noticeHandlers } from './notices.ts';
import { numberHandlers } from './numbers.ts';
import { ownAccountHandlers } from './ownAccount.ts';
import { pdfHandlers } from './pdfs.ts';
import { partyHandlers } from './parties.ts';
import { peopleHandlers } from './people.ts';
import { practiceHandlers } from './practice.ts';
import { pushHandlers } from './push.ts';
import { recognitionHandlers } from './recognition.ts';
import { referenceHandlers } from './reference.ts';
import { registrationHandlers } from './registration.ts';
import { sendHandlers } from './send.ts';
import type { Portal } from '../portal.ts';
import { settlementHandlers } from './settlement.ts';
import { supportHandlers } from './support.ts';
import { statisticHandlers } from './statistics.ts';
import { templateHandlers } from './templates.ts';

/** A handler for every built call; a missing one does not compile. */
export function portalHandlers(portal: Portal): Handlers<BuiltCall> {
  // Workbooks, PDFs and stored files share the places for downloads.
  const downloads = new Downloads();
  // Every call that occupies B/L numbers reveals which ones other enterprises hold: they share one limit.
  const otherTenants = new OtherTenantLookups();
  return {
    ...accountHandlers(),
    ...accountLinkHandlers,
    ...apiKeyHandlers(portal),
    ...amsBillHandlers(),
    ...applicationHandlers(downloads),
    ...reviewHandlers(downloads),
    ...cashierHandlers(portal),
    ...ledgerHandlers(downloads),
    ...chargeHandlers(downloads),
    ...customsConnectionHandlers,
    ...draftHandlers,
    ...eventHandlers(),
    ...evidenceHandlers(downloads),
    ...exportHandlers(downloads),
    ...filerCodeHandlers,
    ...filingHandlers,
    ...filingLifeHandlers(otherTenants),
    ...flowHandlers,
    ...importerReportHandlers(downloads),
    ...importHandlers(portal),
    ...landingHandlers,
    ...listHandlers,
    ...localeHandlers,
    ...noticeHandlers,
    ...numberHandlers,
    ...ownAccountHandlers,
    ...pdfHandlers(downloads),
    ...partyHandlers,
    ...peopleHandlers,
    ...practiceHandlers,
    ...pushHandlers,
    ...recognitionHandlers(downloads),
    ...referenceHandlers,
    ...registrationHandlers,
    ...sendHandlers(otherTenants),
    ...settlementHandlers,
    ...supportHandlers,
    ...statisticHandlers(downloads),
    ...templateHandlers,
  };
}
