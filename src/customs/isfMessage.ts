/** A filing as customs understands it: what the records of one SF message say, apart from their columns. */
export interface IsfMessage {
  header: IsfHeader;
  /** Type 11 alone. */
  shipment: IsfShipment | null;
  bills: IsfBill[];
  references: IsfReference[];
  containers: IsfContainer[];
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
/** SF13: numbers as they stand, with their zeros. */
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
/** SF30 with what hangs on it. */
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
export interface IsfSecondName {
  type: string;
  name: string;
}
/** SF35: one record holds two texts, each with what it is; the second takes no punctuation. */
export interface IsfAddressLine {
  qualifier: string;
  text: string;
  secondQualifier: string;
  secondText: string;
}
/** SF36. */
export interface IsfPlace {
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
export interface IsfRouting {
  unladingQualifier: string;
  unladingPort: string;
  deliveryQualifier: string;
  deliveryPlace: string;
}

/** SF10 5. */
export const SUBMISSION = { isf10: '1', isf5: '2', toIsf10: '3', toIsf5: '4' } as const;
export const isIsf5 = (submissionType: string): boolean =>
  submissionType === SUBMISSION.isf5 || submissionType === SUBMISSION.toIsf5;

/** The loops of an ISF-10 in the chapter's order; each manufacturer carries its own goods and comes last. */
export const ISF10_ENTITIES: readonly string[] = ['IM', 'CN', 'SE', 'BY', 'ST', 'LG', 'CS', 'MF'];
/** Of an ISF-5. */
export const ISF5_ENTITIES: readonly string[] = ['BKP', 'ST'];
export const entitiesOf = (submissionType: string): readonly string[] =>
  isIsf5(submissionType) ? ISF5_ENTITIES : ISF10_ENTITIES;

/** All goods of a message, whoever made them. */
export const goodsOf = ({ goods, parties }: IsfMessage): IsfGoods[] => [
  ...parties.flatMap((party) => party.goods),
  ...goods,
];

/** Most bills, references, containers, parties of a filing, goods of a loop, and filings of a block. */
export const MOST_ROWS = 999;
/** Most SF35 of a party. */
export const ADDRESS_RECORDS = 3;
