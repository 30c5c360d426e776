/** Codes of the forms' choices as defined by customs (CATAIR); labels at `choices.*`. */
export const BILL_TYPES = ['0', '1'] as const;
export const ISF_5 = 0;
export const ISF_10 = 1;
export type BillType = typeof ISF_5 | typeof ISF_10;

/** House bill, regular (master) bill: SF15 qualifier. */
export const AMS_TYPES = ['BM', 'OB'] as const;
export const CARGO_TYPES = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'] as const;
/** The only ones that may be filed with a passport. */
export const PASSPORT_CARGO_TYPES: readonly string[] = ['03', '05', '06'];
/** Shipments that need no bond: none is sent to customs. */
export const UNBONDED_CARGO_TYPES: readonly string[] = ['03', '04', '05', '06', '09', '11'];
export const BOND_HOLDER_TYPES = ['IM', 'CN', 'OT'] as const;
export const BOND_TYPES = ['Continuous', 'Single', 'Hgj_Continuous'] as const;
/** Employer ID, CBP-assigned number, social security number, passport. */
export const ID_TYPES = ['EI', 'ANI', '34', 'AEF'] as const;
export const PARTY_TYPES = [
  'buyer',
  'seller',
  'manufacturer',
  'stuffing',
  'consolidator',
  'shipTo',
  'consignee',
  'shipper',
  'notifier',
] as const;
export type PartyType = (typeof PARTY_TYPES)[number];
/** How close a draft's loading is by server time: past, within 24 h, within 48 h. */
export const DUE_MARKS = ['past', '24h', '48h'] as const;
export const ACTION_REASONS = ['CT', 'FR', 'FT', 'FX'] as const;
/**
 * Reasons with flexible timing: stuffing location and consolidator may follow until a day before arrival (19 CFR
 * 149.2(b)(3)).
 */
export const FLEXIBLE_TIMING: readonly string[] = ['FT', 'FX'];
export const DRAFT_ORIGINS = ['AI', 'FLOW', 'IMPORT'] as const;

/** Payment methods: sea coins, credit period, coupons, VIP settlement. */
export const PAY_TYPES = [0, 1, 2, 3] as const;
export type PayType = (typeof PAY_TYPES)[number];
/** What a consumption record charges. */
export const CHARGE_ITEMS = ['ISF-10', 'ISF-5'] as const;
export const CHARGE_KINDS = ['charge', 'refund'] as const;

/** [M01] What the ledger counts: coins, coupons, coins of the credit line, and coins settled in the VIP bill. */
export const PURSES = ['coin', 'coupon', 'credit', 'vip'] as const;
export type Purse = (typeof PURSES)[number];
/** [M01] Why money moved. `coupon`: a redeemed code. `grant`: given by support staff. */
export const LEDGER_KINDS = ['opening', 'topUp', 'coupon', 'grant', 'filing', 'bond', 'refund'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const SOURCES = ['Website', 'API', 'WEB', 'OPENAPI', 'PIPELINE', 'saas_tenant_pc', 'hnp', 'ams'] as const;
export const OPERATION_ACTIONS = ['send', 'modify', 'resend', 'delete'] as const;
export type OperationAction = (typeof OPERATION_ACTIONS)[number];

/** How a changed filing is sent (`rules/changePlan.ts`). */
export const CHANGE_KINDS = ['replace', 'resend', 'sendAgain', 'deleteSend', 'refused'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const AUDIT_STATUSES = ['none', 'rejected', 'submitted', 'accepted'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];
/** States of an application: details given, agreement handed in, reviewed. */
export const APPLICATION_STATUSES = ['prepared', 'submitted', 'accepted', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const MATCH_STATUSES = ['none', 'onFile', 'notOnFile', 'wrongType', 'duplicate'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/**
 * What is unusual about an answer of customs that was read all the same; texts below `customs.remarks`. `contradictory`:
 * accepted beside a refused record. `causeUnknown`: a warning or a rejection without a code. `echoDiffers`: it echoes a
 * record that was not sent. `unknownRecord`: it has a line of no known record. `unordered`: without a number of its own, it
 * is ordered by its arrival. `duplicate`: beside the match it reports another filer's filing of the same bill.
 */
export const ANSWER_REMARKS = [
  'contradictory',
  'causeUnknown',
  'echoDiffers',
  'unknownRecord',
  'unordered',
  'duplicate',
] as const;
export type AnswerRemark = (typeof ANSWER_REMARKS)[number];

/** ISO 3166 alpha-2 format; the list of countries is in the portal's reference data. */
export const COUNTRY_CODE = /^[A-Z]{2}$/u;
