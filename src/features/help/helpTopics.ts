import { ISF10_PARTIES, ISF5_PARTIES, RARE_PARTY_SUFFIXES } from '#contract/entities/partyBlock.ts';

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

/** Fields whose label does not explain them. */
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
  'masterBill',
  'transportMode',
  'containerList.containerNo',
  'carnetNo',
  'informalType',
  'estimatedValue',
  'importerName',
  'consigneeName',
  'bondActivity',
  'transitImporterId',
  ...RARE_PARTY_SUFFIXES.map((part) => `party.${part}`),
];

const PARTY_PART = new RegExp(
  `^fields\\.(?:${[...ISF10_PARTIES, ...ISF5_PARTIES].join('|')})(${RARE_PARTY_SUFFIXES.join('|')})$`,
  'u',
);

/**
 * The entry on a topic: what few parties need is explained once for all of them.
 * @example helpEntry('fields.sellerPostalCode') // 'fields.party.PostalCode'
 */
export const helpEntry = (topic: string): string => topic.replace(PARTY_PART, 'fields.party.$1');

export const HELP_TOPICS: ReadonlySet<string> = new Set([
  ...BLOCKS.map((block) => `blocks.${block}`),
  ...FIELDS.map((field) => `fields.${field}`),
]);
