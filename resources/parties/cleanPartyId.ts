import type { FieldPlace } from '#components/form/recordTree.ts';
import { cleanIdNumber } from '#rules/idNumber.ts';
import { fieldText } from '#schema/recordText.ts';

/** Formats an ID number by its type; null for other fields. */
export const cleanPartyId = ({ name, record }: FieldPlace, text: string): string | null =>
  name === 'partyId' ? cleanIdNumber(text, fieldText(record, 'idType')) : null;
