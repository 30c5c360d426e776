import { ID_FORMATS, impossibleNumber, type ImpossibleNumber } from '#contract/identifiers.ts';

/** Which qualifier each party may have, and the format of its number (SF30 43–65). */
const PEOPLE = ['SE', 'BY', 'CN', 'IM'];
const PLACES = ['MF', 'SE', 'BY', 'ST', 'LG', 'CS', 'BKP'];
const IDENTIFIERS: Record<string, { format: RegExp; of: readonly string[] }> = {
  EI: { format: ID_FORMATS.EI, of: PEOPLE },
  ANI: { format: ID_FORMATS.ANI, of: PEOPLE },
  34: { format: ID_FORMATS[34], of: PEOPLE },
  AEF: { format: ID_FORMATS.AEF, of: ['CN', 'IM'] },
  CIN: { format: /^-[A-Z0-9]{11}$/u, of: PEOPLE },
  DUN: { format: /^\d{9}$/u, of: PLACES },
  DNS: { format: /^\d{13}$/u, of: PLACES },
  /** Printed as a letter and three digits; real ones have four letters or digits. */
  FR: { format: /^[A-Z0-9]{4}$/u, of: ['ST'] },
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
