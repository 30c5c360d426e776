/** Blocks and fields with help; known without loading the texts, which a test compares. */
const BLOCKS = [
  'shipment',
  'importer',
  'consignee',
  'bond',
  'buger',
  'seller',
  'manufacturer',
  'stuffing',
  'consolidator',
  'ship',
  'book',
  'routing',
  'goods',
];

/** Fields whose meaning their label does not say. */
const FIELDS = [
  'houseScac',
  'cargoType',
  'loadingAt',
  'amsRequestList.amsNo',
  'amsRequestList.amsType',
  'actionReason',
  'importerType',
  'importerId',
  'consigneeType',
  'consigneeId',
  'bondType',
  'bondHolderType',
  'bondHolderId',
  'suretyCode',
  'bondReferenceNo',
  'billHsRequestList.hsCode',
  'billHsRequestList.hsCountryCode',
  'deliveryCode',
  'dischargingPortCode',
  'clientRef',
  'vesselVoyage',
];

export const HELP_TOPICS: ReadonlySet<string> = new Set([
  ...BLOCKS.map((block) => `blocks.${block}`),
  ...FIELDS.map((field) => `fields.${field}`),
]);
