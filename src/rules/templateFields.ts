import { billEntity, type Bill } from '#contract/entities/bill.ts';

/**
 * Fields that belong to one shipment. A copy must not repeat old numbers, or carry a customer's reference to another
 * one.
 */
const PER_FILING_FIELDS = [
  'amsRequestList',
  'masterBill',
  'containerList',
  'loadingAt',
  'arrivalAt',
  'vesselVoyage',
  'clientRef',
  'estimatedValue',
  'estimatedQuantity',
  'estimatedWeight',
] as const;

export const isPerFiling = (name: string): boolean => (PER_FILING_FIELDS as readonly string[]).includes(name);

/** The fields of a template in the order of the declaration, without its name. */
export const templateFields = (billType: Bill['billType']): string[] =>
  Object.keys(billEntity(billType).fields).filter((name) => !isPerFiling(name) && name !== 'template_name');
