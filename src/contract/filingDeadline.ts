import type { AnyRecord } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';
import { ISF_5 } from './codes.ts';
import { LOADING_MARKS } from './limits.ts';

/**
 * Freight remaining on board (FROB): an ISF-5 without an importer, which only goods in bond (IE, T&E) have. It must be
 * filed before loading; all other filings 24 hours before (19 CFR 149.2(b)).
 */
export const isFrob = (record: AnyRecord): boolean =>
  record['billType'] === ISF_5 &&
  ['transitImporterType', 'transitImporterId'].every((name) => fieldText(record, name).trim() === '');

/** Hours before loading by which customs must have a filing. */
export const hoursToFile = (record: AnyRecord): number => (isFrob(record) ? 0 : LOADING_MARKS.late);
