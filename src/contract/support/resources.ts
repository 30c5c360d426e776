import { applications } from './applications.ts';
import { amsBills } from './amsBills.ts';
import { auditLog } from './auditLog.ts';
import { bills, gatewayMessages, operations, unplacedReceipts, receipts } from './bills.ts';
import { couponCodes, invoices, payments, topUps } from './cashier.ts';
import { enterprises } from './enterprises.ts';
import { clues, jobs, mails, pushes, textMessages } from './messages.ts';
import { consumeRecords, supportLedger, moneyRequests } from './money.ts';
import { users } from './users.ts';
import { localeMessages } from './localeMessages.ts';
import { supportNotices } from './notices.ts';
import { recognitionJobs } from './recognitionJobs.ts';
import type { SupportResource } from './supportResource.ts';
import { versionPushes } from './versionPushes.ts';

/** The resources of the support desk by their names in addresses. */
export const SUPPORT_RESOURCES = {
  enterprises,
  applications,
  users,
  bills,
  operations,
  receipts,
  'gateway-messages': gatewayMessages,
  'parked-receipts': unplacedReceipts,
  'consume-records': consumeRecords,
  ledger: supportLedger,
  'money-requests': moneyRequests,
  'top-ups': topUps,
  payments,
  'coupon-codes': couponCodes,
  invoices,
  mails,
  pushes,
  'text-messages': textMessages,
  clues,
  jobs,
  'recognition-jobs': recognitionJobs,
  notices: supportNotices,
  'version-pushes': versionPushes,
  'locale-messages': localeMessages,
  'ams-bills': amsBills,
  'audit-log': auditLog,
} as const satisfies Record<string, SupportResource>;

export type SupportResourceName = keyof typeof SUPPORT_RESOURCES;
export const SUPPORT_RESOURCE_NAMES = Object.keys(SUPPORT_RESOURCES) as readonly SupportResourceName[];
export type SupportColumnName<N extends SupportResourceName> = keyof (typeof SUPPORT_RESOURCES)[N]['columns'] & string;

export const isSupportResource = (name: string): name is SupportResourceName => Object.hasOwn(SUPPORT_RESOURCES, name);

/** A declaration without the names of its columns. */
export const supportResourceOf = (name: SupportResourceName): SupportResource => SUPPORT_RESOURCES[name];
