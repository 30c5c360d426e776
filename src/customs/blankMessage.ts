import type { IsfHeader, IsfMessage, IsfParty } from './isfMessage.ts';

/** An SF10 of which nothing is said yet. */
export const blankHeader = (): IsfHeader => ({
  submissionType: '',
  shipmentType: '',
  action: '',
  actionReason: '',
  importerQualifier: '',
  importerNumber: '',
  birthDate: '',
  transportMode: '',
  transactionNumber: '',
  carrierScac: '',
  bondHolder: '',
  bondActivity: '',
  bondType: '',
  issuingCountry: '',
});

/** An SF30 of nobody. */
export const blankParty = (): IsfParty => ({
  entity: '',
  name: '',
  qualifier: '',
  identifier: '',
  passportCountry: '',
  birthDate: '',
  secondNames: [],
  address: [],
  place: null,
  goods: [],
});

/** A message with its header alone: what a deletion is. */
export const headerAlone = (header: IsfHeader = blankHeader()): IsfMessage => ({
  header,
  shipment: null,
  bills: [],
  references: [],
  containers: [],
  parties: [],
  goods: [],
  routing: null,
});
