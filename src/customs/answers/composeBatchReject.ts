import { writeRecord } from '../recordLine.ts';
import { BATCH_REJECT } from './dispositions.ts';

/**
 * X1: customs refuses a whole transmission, for example one without a filing. Only the text of the record is published,
 * not its columns.
 * @example composeBatchReject() // ['X1999 BATCH REJECTED…']
 */
export const composeBatchReject = (
  narrative: string = BATCH_REJECT.narrative,
  code: string = BATCH_REJECT.code,
): string[] => [writeRecord({ record: 'X1', values: { text: `${code} ${narrative}` } })];
