import type { EntityRule } from '#schema/entity.ts';
import { issueAt } from '#schema/issue.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { BREAK_BULK } from '../codes.ts';
import { repeated } from './repeated.ts';

/** [V17] Reports a repeated container at every row after the first. */
export const containersDiffer: EntityRule = (record) =>
  repeated(fieldRows(record, 'containerList'), (row) => fieldText(row, 'containerNo').trim().toUpperCase()).map(
    ([at, first, value]) =>
      issueAt(`containerList.${at}.containerNo`, {
        message: 'validation.containerRepeated',
        args: { value, row: first + 1 },
      }),
  );

/** [X05] Break bulk has no containers. */
export const breakBulkHasNoContainers: EntityRule = (record) =>
  record['transportMode'] === BREAK_BULK &&
  fieldRows(record, 'containerList').some((row) => fieldText(row, 'containerNo').trim() !== '')
    ? [issueAt('transportMode', { message: 'validation.breakBulkContainers' })]
    : [];

/** [X04] A master bill accompanies a house bill. */
export const masterBillHasHouseBill: EntityRule = (record) =>
  fieldText(record, 'masterBill').trim() !== '' &&
  fieldRows(record, 'amsRequestList').every((row) => fieldText(row, 'amsType') !== 'BM')
    ? [issueAt('masterBill', { message: 'validation.masterBillAlone' })]
    : [];
