import { writeRecord } from '../recordLine.ts';
import { BATCH_REJECT } from './dispositions.ts';

/** X1: customs refuses a whole transmission, for example one without a filing. `R` marks the final condition. */
export const composeBatchReject = (): string[] => [
  writeRecord({ record: 'X1', values: { final: 'R', severity: 'F', ...BATCH_REJECT } }),
];

/**
 * X0 before each X1: the block and the record that the conditions are about. The text of the block identifies the filing.
 * @param filerText B 60–80 of the rejected block
 */
export const composeBlockReject = ({ filer, filerText }: { filer: string; filerText: string }): string[] => [
  reference('BLOCK', `${''.padEnd(4)} ${filer.padEnd(3)}    SF ${filerText}`),
  condition('X18', 'PROC PORT/FLR NOT AUTHRZD FOR SENDR/RCVR'),
  reference('TRNACT', '0000005 00'),
  condition('X39', 'DATA FOUND IN FILLER'),
  ...composeBatchReject(),
];

const reference = (level: 'BLOCK' | 'TRNACT', text: string): string =>
  writeRecord({ record: 'X0', values: { level, number: '000001', label: 'REF ID:', reference: text } });

const condition = (code: string, narrative: string): string =>
  writeRecord({ record: 'X1', values: { severity: 'F', code, narrative } });
