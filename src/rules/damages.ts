/**
 * Damages that customs may claim for importer security filings (19 CFR 149; 19 CFR 113.62(j)), in US dollars.
 * What is computed from them is an estimate of the most that customs could claim, never a claim.
 */
export const DAMAGES = {
  /** For each filing that is late, inaccurate or not withdrawn. */
  perViolation: 5_000,
  /** At most for one filing. */
  perFiling: 10_000,
  /** Hours before loading at which customs must have accepted the filing. */
  hoursBefore: 24,
  /** Days after loading at which an accepted filing without a match counts as not withdrawn. */
  unmatchedDays: 30,
} as const;
