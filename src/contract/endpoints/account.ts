import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { AUDIT_STATUSES, TRANSIT_BOND_ACTIVITIES } from '../codes.ts';
import { LIMITS, LOCALES, PAGE_SIZES } from '../limits.ts';
import { id, line, queryNumber } from '../page.ts';

const userInfo = z.object({
  userId: z.string(),
  userName: z.string(),
  enterpriseId: z.string().nullable(),
  enterpriseName: z.string(),
  enterpriseEnabled: z.boolean(),
  auditStatus: z.enum(AUDIT_STATUSES),
  joinEnterprise: z.boolean(),
  admin: z.boolean(),
  /** Set for a restricted sub-account. */
  userType: z.string().nullable(),
  couponCount: z.number().int(),
  coin: z.number().int(),
  houseScac: z.string(),
  /** [P04] Filers of the enterprise use each other's drafts. */
  sharedDrafts: z.boolean(),
  /** [R21] Only admins of the enterprise see its billing. */
  billingForAdminsOnly: z.boolean(),
  /** [B07] The bond number of the provider; empty where the installation offers no provider's bond. */
  providerBond: z.string(),
  /** Its activity code (SF10 73–74). */
  providerBondActivity: z.string(),
  /** [X03] The bond behind ISF-5 of the enterprise; missing in a user that an earlier version cached. */
  transitBond: z.object({ holder: z.string(), activity: z.string(), isSent: z.boolean() }).optional(),
  /** [A04] Texts of documents go to the installation's model; missing where it has none. */
  recognitionModel: z.boolean().optional(),
  showOpenSuccessDialog: z.boolean(),
  ssoSessionId: z.string(),
  role: z.enum(['filer', 'support']),
});
export type UserInfo = z.output<typeof userInfo>;

export const signedInUser = userInfo.extend({
  /** The user's private X25519 key for text in browser storage, base64url; missing if the portal has none. */
  localKey: z.string().optional(),
  /** The public key, which the page stores: it can only encrypt. */
  localPublicKey: z.string().optional(),
});
export type SignedInUser = z.output<typeof signedInUser>;

export const userConfig = z.object({
  pageSize: z.union(PAGE_SIZES.map((size) => z.literal(size))),
  showImportantNotice: z.boolean(),
  /** Whether the first-run tour was ended or skipped. */
  tourSeen: z.boolean(),
});

export type UserConfig = z.output<typeof userConfig>;

/** Recent searches; `paramValue` has the values, newest first, one per line, seven at most ([L02]). */
export const queryLogEntry = z.object({ method: z.string(), paramName: z.string(), paramValue: z.string() });
const queryLogName = { method: z.string().min(1).max(100), paramName: z.string().min(1).max(40) };

/** [L05] Columns in order, joined by commas; a hidden one starts with `-`. Empty means the default. */
export const tableConfig = z.object({
  columnString: z.string().max(LIMITS.columnString),
  pageSize: z.number().int().min(1).max(LIMITS.pageSizeMax),
  project: z.string().min(1).max(40),
  type: z.string().min(1).max(40),
});
export type TableConfig = z.output<typeof tableConfig>;

/** Filters and order of a list under a name; a shared one is visible to everyone in the enterprise. */
const viewFields = {
  /** Name of the list, as in the table config. */
  list: z.string().min(1).max(40),
  name: line(LIMITS.viewName),
  /** Query string of the list's address, without `?`. */
  query: z.string().max(LIMITS.viewQuery),
  isShared: z.boolean(),
};
const savedView = z.object({
  id,
  ...viewFields,
  owner: z.string(),
  /** Whether the caller may delete it: its owner, and an admin a shared one. */
  canRemove: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

const colleague = userInfo.pick({ userId: true, admin: true, userType: true }).extend({ name: z.string() });
export type Colleague = z.output<typeof colleague>;

/** [P04] Settings that an admin makes for the enterprise. */
const enterpriseSettings = z.object({
  sharedDrafts: z.boolean(),
  recognitionModel: z.boolean(),
  /** [X03] The bond behind ISF-5: the number charged, blank for none; its activity; whether it is sent. */
  transitBondHolder: z.string().max(LIMITS.bondHolderId),
  transitBondActivity: z.enum(TRANSIT_BOND_ACTIVITIES),
  transitBondSent: z.boolean(),
});
export type EnterpriseSettings = z.output<typeof enterpriseSettings>;

export const accountEndpoints = {
  login: endpoint(calls.login, {
    body: z.strictObject({
      account: z.string().trim().min(1).max(200),
      password: z.string().min(1).max(LIMITS.password),
      /** Of the second factor, or a recovery code. */
      code: z.string().max(40).optional(),
    }),
    reply: signedInUser,
  }),
  logout: endpoint(calls.logout, { reply: z.void() }),
  me: endpoint(calls.me, { query: z.object({ timestamp: queryNumber.optional() }), reply: signedInUser }),
  getUserConfig: endpoint(calls.getUserConfig, { reply: userConfig }),
  saveUserConfig: endpoint(calls.saveUserConfig, { body: userConfig.partial().strict(), reply: userConfig }),
  listEmployees: endpoint(calls.listEmployees, { reply: z.array(colleague) }),
  saveEnterpriseSettings: endpoint(calls.saveEnterpriseSettings, {
    body: enterpriseSettings
      .partial()
      // With the settings that the page had loaded, a stale save is refused (409).
      .extend({ loaded: enterpriseSettings.partial().strict().optional() })
      .strict(),
    reply: enterpriseSettings,
  }),
  listQueryLog: endpoint(calls.listQueryLog, {
    query: z.object(queryLogName).partial(),
    reply: z.array(queryLogEntry),
  }),
  clearQueryLog: endpoint(calls.clearQueryLog, { body: z.strictObject(queryLogName), reply: z.void() }),
  getTableConfig: endpoint(calls.getTableConfig, {
    query: z.object({ type: z.string().min(1).max(40), project: z.string().min(1).max(40).default('isf') }),
    reply: tableConfig,
  }),
  saveTableConfig: endpoint(calls.saveTableConfig, { body: tableConfig.strict(), reply: tableConfig }),
  listViews: endpoint(calls.listViews, {
    query: z.object({ list: z.string().min(1).max(40) }),
    reply: z.array(savedView),
  }),
  saveView: endpoint(calls.saveView, { body: z.strictObject(viewFields), reply: z.object({ id }) }),
  removeView: endpoint(calls.removeView, { body: z.strictObject({ id }), reply: z.void() }),
  supportedLocales: endpoint(calls.supportedLocales, { reply: z.array(z.enum(LOCALES)) }),
  localeMessages: endpoint(calls.localeMessages, {
    query: z.object({ project: z.string().max(40).optional(), localeCode: z.string().max(20) }),
    reply: z.record(z.string(), z.string()),
  }),
  events: endpoint(calls.events, {
    /** `page` identifies the loaded page: its next stream ends an earlier one whose connection broke unnoticed. */
    query: z.object({ page: z.string().min(1).max(60).optional() }),
    reply: z.void(),
  }),
};
