/** A filing as customs understands it: what the records of one SF message say, apart from their columns. */
export interface IsfMessage {
  header: IsfHeader;
  bills: IsfBill[];
  references: IsfReference[];
  parties: IsfParty[];
  /** Goods of an ISF-5 stand after the parties; those of an ISF-10 stand with their manufacturer. */
  goods: IsfGoods[];
  routing: IsfRouting | null;
}

/** SF10. */
export interface IsfHeader {
  /** `1` ISF-10, `2` ISF-5, `3` change to ISF-10, `4` change to ISF-5. */
  submissionType: string;
  shipmentType: string;
  action: string;
  actionReason: string;
  importerQualifier: string;
  importerNumber: string;
  /** MMDDYYYY. */
  birthDate: string;
  transportMode: string;
  transactionNumber: string;
  carrierScac: string;
  bondHolder: string;
  bondActivity: string;
  /** `8` continuous, `9` single transaction. */
  bondType: string;
  issuingCountry: string;
}
/** SF15. */
export interface IsfBill {
  qualifier: string;
  number: string;
}
/** SF20. */
export interface IsfReference {
  qualifier: string;
  value: string;
}
/** SF30 with what hangs on it. */
export interface IsfParty {
  entity: string;
  name: string;
  qualifier: string;
  identifier: string;
  passportCountry: string;
  /** MMDDYYYY. */
  birthDate: string;
  /** SF35: lines of text, at most 35 characters each. */
  address: string[];
  /** SF36. */
  place: { city: string; subdivision: string; postalCode: string; country: string } | null;
  goods: IsfGoods[];
}
/** SF40. */
export interface IsfGoods {
  htsNumber: string;
  originCountry: string;
}
/** SF50. */
export interface IsfRouting {
  unladingQualifier: string;
  unladingPort: string;
  deliveryQualifier: string;
  deliveryPlace: string;
}

/** SF10 5. */
export const SUBMISSION = { isf10: '1', isf5: '2', toIsf10: '3', toIsf5: '4' } as const;
/** The loops of an ISF-10 in the chapter's order; each manufacturer carries its own goods and comes last. */
export const ISF10_ENTITIES = ['IM', 'CN', 'SE', 'BY', 'ST', 'LG', 'CS', 'MF'] as const;
/** Of an ISF-5. */
export const ISF5_ENTITIES = ['BKP', 'ST'] as const;
export const isIsf5 = (submissionType: string): boolean =>
  submissionType === SUBMISSION.isf5 || submissionType === SUBMISSION.toIsf5;

/** Most filings, bills, references and goods lines of one message. */
export const MOST_ROWS = 999;
export const ADDRESS_RECORDS = 3;
export const LINE_WIDTH = 35;
