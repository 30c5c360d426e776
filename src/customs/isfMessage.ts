/** A filing as parsed from the records of one SF message, independent of columns. */
export interface IsfMessage {
  header: IsfHeader;
  /** Type 11 only. */
  shipment: IsfShipment | null;
  bills: IsfBill[];
  references: IsfReference[];
  containers: IsfContainer[];
  parties: IsfParty[];
  /** In an ISF-5 goods follow the parties; in an ISF-10 they belong to a manufacturer. */
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
/** SF13: numbers as text with leading zeros. */
export interface IsfShipment {
  subType: string;
  value: string;
  quantity: string;
  unit: string;
  weight: string;
  weightQualifier: string;
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
/** SF25. */
export interface IsfContainer {
  description: string;
  prefix: string;
  serial: string;
  checkDigit: string;
  sizeType: string;
}
/** SF30 with its dependent records. */
export interface IsfParty {
  entity: string;
  name: string;
  qualifier: string;
  identifier: string;
  passportCountry: string;
  /** MMDDYYYY. */
  birthDate: string;
  secondNames: IsfSecondName[];
  address: IsfAddressLine[];
  place: IsfPlace | null;
  goods: IsfGoods[];
}
/** SF31. */
interface IsfSecondName {
  type: string;
  name: string;
}
/** SF35: one record with two texts and their types; the second text takes no punctuation. */
export interface IsfAddressLine {
  qualifier: string;
  text: string;
  secondQualifier: string;
  secondText: string;
}
/** SF36. */
interface IsfPlace {
  city: string;
  subdivision: string;
  postalCode: string;
  country: string;
}
/** SF40. */
export interface IsfGoods {
  htsNumber: string;
  originCountry: string;
}
/** SF50. */
interface IsfRouting {
  unladingQualifier: string;
  unladingPort: string;
  deliveryQualifier: string;
  deliveryPlace: string;
}

/** SF10 5. */
export const SUBMISSION = { isf10: '1', isf5: '2', toIsf10: '3', toIsf5: '4' } as const;
export const isIsf5 = (submissionType: string): boolean =>
  submissionType === SUBMISSION.isf5 || submissionType === SUBMISSION.toIsf5;

/** SF10 11–13 of an ISF-5 that is filed under the filer's SCAC. */
export const SCAC_QUALIFIER = '2';

/** The parties of an ISF-10 in the chapter's order; each manufacturer has its own goods and comes last. */
export const ISF10_ENTITIES: readonly string[] = ['IM', 'CN', 'SE', 'BY', 'ST', 'LG', 'CS', 'MF'];
export const ISF5_ENTITIES: readonly string[] = ['BKP', 'ST'];
export const allowedEntities = (submissionType: string): readonly string[] =>
  isIsf5(submissionType) ? ISF5_ENTITIES : ISF10_ENTITIES;

export const allGoods = ({ goods, parties }: IsfMessage): IsfGoods[] => [
  ...parties.flatMap((party) => party.goods),
  ...goods,
];

/** Maximum of bills, references, containers and parties per filing, goods per party, and filings per block. */
export const ROWS_MAX = 999;
/** Maximum of SF35 per party. */
export const ADDRESS_RECORDS = 3;
