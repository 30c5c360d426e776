/** Possible reasons why a bill is not matched. Texts at `customs.matchCauses.<cause>`: `cause` and `fix`. */
export const MATCH_CAUSES = [
  'strayCharacters',
  'doubledScac',
  'missingScac',
  'letterForDigit',
  'digitForLetter',
  'tooLong',
  'tooShort',
  'wrongType',
  'typeOfOtherIssuer',
  'masterNumber',
  'otherFiler',
  'notYetInAms',
  'numberChanged',
] as const;
export type MatchCauseName = (typeof MATCH_CAUSES)[number];

/** A possible cause, with the corrected number or type if there is one. */
export interface MatchCause {
  cause: MatchCauseName;
  /** The corrected number, offered as a modification. */
  amsNo?: string;
  /** The corrected bill type. */
  amsType?: 'BM' | 'OB';
  args: Record<string, string | number>;
}

export interface Unmatched {
  amsNo: string;
  amsType: string;
  /** The filer's own code, which its house bills begin with. */
  houseScac: string;
  status: 'notOnFile' | 'wrongType' | 'duplicate';
  masterBill?: string | undefined;
}
