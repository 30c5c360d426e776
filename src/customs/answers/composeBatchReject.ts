import { writeRecord } from '../recordLine.ts';
import { BATCH_REJECT } from './dispositions.ts';

/** X1: customs refuses a whole transmission, for example one without a filing. `R` marks the final condition. */
export const composeBatchReject = (
  narrative: string = BATCH_REJECT.narrative,
  code: string = BATCH_REJECT.code,
): string[] => [writeRecord({ record: 'X1', values: { final: 'R', severity: 'F', code, narrative } })];
