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
/**
 * Whose bond is obligated: importer or broker, custodian of bonded goods, international carrier, foreign trade zone
 * operator; `16` is the bond for ISF alone (SF10 73–74).
 */
export const BOND_ACTIVITIES = ['01', '02', '03', '04', '16'] as const;
/** Of the bond behind an ISF-5: carrier or NVOCC, in-bond filer, owner. */
export const TRANSIT_BOND_ACTIVITIES = ['03', '02', '01'] as const;
export const IMPORTER_BOND = '01';
export const ISF_BOND = '16';
/** Employer ID, CBP-assigned number, social security number, passport. */
export const ID_TYPES = ['EI', 'ANI', '34', 'AEF'] as const;
/** Who files the ISF-5 of goods that move in bond; without one the filer itself, by its SCAC. */
export const TRANSIT_ID_TYPES = ['EI', 'ANI'] as const;
/** Numbers that replace a party's name and address: also DUNS, DUNS+4, FIRMS, and the consignee number encrypted by CBP. */
const PARTY_ID_TYPES = ['DUN', 'DNS', 'FR', 'EI', 'ANI', '34', 'CIN'] as const;
export type PartyIdType = (typeof PARTY_ID_TYPES)[number];
/** SF31: doing business as, division, also known as, formerly known as, formerly doing business as, alternative addressee. */
export const SECOND_NAME_TYPES = ['DH', 'DV', 'XD', 'NU', 'NV', 'ALA'] as const;
export type SecondNameType = (typeof SECOND_NAME_TYPES)[number];
/** SF10 37–38: containers; other cargo (break bulk). */
export const TRANSPORT_MODES = ['11', '10'] as const;
export const BREAK_BULK = '10';
/** SF25 5–6: 20 and 40 feet, open or closed top; generic, reefer, tank. */
export const CONTAINER_TYPES = ['CN', '20', '2B', '40', '4B', 'R0', 'TW'] as const;
export type ContainerType = (typeof CONTAINER_TYPES)[number];
export const CARNET = '06';
export const INFORMAL = '11';
/** SF13: Section 321, informal entry, General Note 3(e). */
export const INFORMAL_TYPES = ['01', '02', '03'] as const;
/** Kilograms, pounds. */
export const WEIGHT_UNITS = ['K', 'L'] as const;
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

/** What customs may claim damages for (`rules/damages.ts`). */
export const VIOLATIONS = ['late', 'inaccurate', 'notWithdrawn'] as const;
