import { billEntity, type Bill } from '#contract/entities/bill.ts';

/**
 * What belongs to one shipment and is filled each time: a copy must not file yesterday's numbers, and a remark or a
 * reference of one customer must not travel to the next.
 */
const PER_FILING_FIELDS = ['amsRequestList', 'loadingAt', 'arrivalAt', 'vesselVoyage', 'clientRef'] as const;

/** Whether a field is filled anew for each filing. */
export const isPerFiling = (name: string): boolean => (PER_FILING_FIELDS as readonly string[]).includes(name);

/** Names of the fields that a template keeps, in the order of the declaration; its own name apart. */
export const templateFields = (billType: Bill['billType']): string[] =>
  Object.keys(billEntity(billType).fields).filter((name) => !isPerFiling(name) && name !== 'template_name');
