import type { FieldPlace } from '#components/form/recordTree.ts';
import { cleanIdNumber } from '#rules/idNumber.ts';
import { textOf } from '#schema/problems.ts';

/** An ID number in the form of its type; null for every other field. */
export const cleanPartyId = ({ name, record }: FieldPlace, text: string): string | null =>
  name === 'partyId' ? cleanIdNumber(text, textOf(record, 'idType')) : null;
