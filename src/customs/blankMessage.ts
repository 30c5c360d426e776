import type { IsfHeader, IsfMessage, IsfParty } from './isfMessage.ts';

const blankHeader = (): IsfHeader => ({
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

/** A message with a header only, as for a deletion. */
export const headerOnly = (header: IsfHeader = blankHeader()): IsfMessage => ({
  header,
  shipment: null,
  bills: [],
  references: [],
  containers: [],
  parties: [],
  goods: [],
  routing: null,
});
