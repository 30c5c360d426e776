import { PARTY_ID_FORMATS } from '#contract/entities/checks.ts';
import { ID_FORMATS, impossibleNumber, type ImpossibleNumber } from '#contract/identifiers.ts';

/** Which qualifier each party may have, and the format of its number (SF30 43–65). */
const PEOPLE = ['SE', 'BY', 'CN', 'IM'];
const PLACES = ['MF', 'SE', 'BY', 'ST', 'LG', 'CS', 'BKP'];
const IDENTIFIERS: Record<string, { format: RegExp; of: readonly string[] }> = {
  EI: { format: PARTY_ID_FORMATS.EI, of: PEOPLE },
  ANI: { format: PARTY_ID_FORMATS.ANI, of: PEOPLE },
  34: { format: PARTY_ID_FORMATS[34], of: PEOPLE },
  AEF: { format: ID_FORMATS.AEF, of: ['CN', 'IM'] },
  CIN: { format: PARTY_ID_FORMATS.CIN, of: PEOPLE },
  DUN: { format: PARTY_ID_FORMATS.DUN, of: PLACES },
  DNS: { format: PARTY_ID_FORMATS.DNS, of: PLACES },
  FR: { format: PARTY_ID_FORMATS.FR, of: ['ST'] },
};

export const mayHave = (entity: string, qualifier: string): boolean =>
  IDENTIFIERS[qualifier]?.of.includes(entity) === true;
/** Why a party cannot have this number; null if it may. */
export function identifierProblem(qualifier: string, identifier: string): ImpossibleNumber | null {
  if (qualifier in ID_FORMATS) return impossibleNumber(qualifier, identifier);
  return IDENTIFIERS[qualifier]?.format.test(identifier) === true ? null : 'format';
}
/** Numbers of persons may be combined with a full name. */
export const mayHaveName = (qualifier: string): boolean => qualifier === '34' || qualifier === 'AEF';
