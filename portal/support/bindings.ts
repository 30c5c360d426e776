import type { SupportResourceName } from '#contract/support/resources.ts';
import { applicationsBinding } from './resources/applications.ts';
import { amsBillsBinding } from './resources/amsBills.ts';
import { auditLogBinding } from './resources/auditLog.ts';
import { billsBinding, gatewayMessagesBinding, operationsBinding, receiptsBinding } from './resources/bills.ts';
import { couponCodesBinding, invoicesBinding } from './resources/cashier.ts';
import { enterprisesBinding } from './resources/enterprises.ts';
import { cluesBinding, jobsBinding, mailsBinding, pushesBinding, textMessagesBinding } from './resources/messages.ts';
import { consumeRecordsBinding, ledgerBinding, moneyRequestsBinding } from './resources/money.ts';
import { paymentsBinding, topUpsBinding } from './resources/topUps.ts';
import { unplacedReceiptsBinding } from './resources/unplacedReceipts.ts';
import { recognitionJobsBinding } from './resources/recognitionJobs.ts';
import { usersBinding } from './resources/users.ts';
import { localeMessagesBinding } from './resources/localeMessages.ts';
import { noticesBinding, versionPushesBinding } from './resources/notices.ts';
import type { SupportBinding } from './supportBinding.ts';

/** The SQL of every resource of the support desk; a missing one does not compile. */
export const SUPPORT_BINDINGS: { readonly [N in SupportResourceName]: SupportBinding<N> } = {
  enterprises: enterprisesBinding,
  applications: applicationsBinding,
  users: usersBinding,
  bills: billsBinding,
  operations: operationsBinding,
  receipts: receiptsBinding,
  'gateway-messages': gatewayMessagesBinding,
  'parked-receipts': unplacedReceiptsBinding,
  'consume-records': consumeRecordsBinding,
  ledger: ledgerBinding,
  'money-requests': moneyRequestsBinding,
  'top-ups': topUpsBinding,
  payments: paymentsBinding,
  'coupon-codes': couponCodesBinding,
  invoices: invoicesBinding,
  mails: mailsBinding,
  pushes: pushesBinding,
  'text-messages': textMessagesBinding,
  clues: cluesBinding,
  jobs: jobsBinding,
  'recognition-jobs': recognitionJobsBinding,
  notices: noticesBinding,
  'version-pushes': versionPushesBinding,
  'locale-messages': localeMessagesBinding,
  'ams-bills': amsBillsBinding,
  'audit-log': auditLogBinding,
};
