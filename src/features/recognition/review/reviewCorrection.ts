/** A value that a person replaced, or filled in where nothing was recognized. */
export interface ReviewCorrection {
  path: string;
  /** Blank where nothing was recognized. */
  recognized: string;
  corrected: string;
}
