import { CAPS } from '#schema/caps.ts';

/** Every limit of the specification. Lengths in characters, sizes in bytes, times in milliseconds. */
export const LIMITS = {
  amsNoMin: 5,
  amsNoMax: 16,
  userRemark: 100,
  bondHolderId: 15,
  bondText: 50,
  partyName: 35,
  partyCity: 35,
  partyAddress: 105,
  hsCode: 6,
  /** SF30 46–65, SF36 40–42 and 49–63. */
  partyId: 20,
  subdivision: 3,
  postalCode: 15,
  /** Two columns of the fifty hold the country. */
  carnetNo: 48,
  containerNo: 11,
  containerSize: 4,
  /** Digits of value, quantity and weight (SF13). */
  wholeNumber: 11,
  unit: 3,
  /** Maximum rows of a list: bills of lading, goods. */
  rows: CAPS.rows,
  templateName: 100,
  remark: 200,
  contactName: 100,
  email: 200,
  phone: 30,
  password: 200,
  enterpriseName: 100,
  clueName: 50,
  clueMessage: 1000,
  /** Bytes of a table import ([V20]). */
  importFile: 5 * 1024 * 1024,
  /** Bytes of a document to be recognized ([V20]), documents of one call, and characters of pasted text. */
  recognitionFile: 4 * 1024 * 1024,
  recognitionFiles: 20,
  recognitionText: 50_000,
  /** Documents of an enterprise that wait for recognition, and bytes of those that it has stored. */
  recognitionWaiting: 100,
  recognitionBytesPerEnterprise: 500 * 1024 * 1024,
  /** Corrections of one call, and characters of a value. */
  corrections: 500,
  correctionText: 1_000,
  /** A signed agreement has fewer bytes than this ([V21]). */
  agreementFile: 20_971_520,
  /** Uploads that an enterprise may have stored, and their bytes. */
  uploadsPerEnterprise: 50,
  uploadedBytesPerEnterprise: 200 * 1024 * 1024,
  /** Filer codes of an enterprise, with refused and withdrawn ones. */
  filerCodes: 20,
  /** Characters of the summary of a review. */
  auditAbstract: 500,
  taxNo: 30,
  invoiceAddress: 200,
  invoiceNo: 40,
  pdfDrafts: 100,
  pdfFilings: 500,
  columnString: 2000,
  /** Characters of a saved view's name and of its query, and saved views of a user. */
  viewName: 60,
  viewQuery: 2000,
  viewsPerUser: 100,
  idsPerCall: 1000,
  recentSearches: 7,
  /** Days of a statistic: three years. */
  statisticDays: 1_100,
  /** Maximum further AMS numbers in one call of the duplicate radar. */
  numbersPerCall: 99,
  pageSizeMax: 100,
} as const;

/** Limits of *select all* in a list: the ids of one call, loaded page by page. */
export const SELECTION_LIMITS = { rows: LIMITS.idsPerCall, perPage: LIMITS.pageSizeMax } as const;

export const PAGE_SIZES = [10, 20, 30, 40, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

export const TIMES = {
  httpTimeout: 10_000,
  refreshUser: 10_000,
  draftFromFlow: 800,
  languageChange: 50,
  loginPrompt: 1_000,
  /** [G04] Before a finished upload is shown. */
  uploadSuccess: 500,
  /** Between two questions whether an application was reviewed. */
  reviewPolling: 15_000,
} as const;

/** Fees in coins (1 coin = 1 CNY), [K02]. */
export const FEES = { filing: 70, filingAlreadyInAms: 50, providerBond: 230 } as const;

/** Below ten filings' fees the balance counts as low ([R23]). */
export const LOW_BALANCE = 10 * FEES.filing;

/** Hours before loading at which the tool warns; the second is the legal deadline. */
export const LOADING_MARKS = { soon: 48, late: 24 } as const;

/** The product whose service is opened: its id, and the `type` of its uploads. */
export const PRODUCT_ID = 7;
export const UPLOAD_TYPE = 'isf-open';

/** Origin product of every request (header `app-name`). */
export const APP_NAME = 'ISF';
export const PLATFORM_TITLE = 'TenPlusTwo';
export const LOCALES = ['zh-CN', 'en', 'vi'] as const;
export type Locale = (typeof LOCALES)[number];
