/** Delays of the library in milliseconds. */
export const TIMING = {
  /** [L03] Rest after the last key before a search is sent. */
  search: 300,
  /** [E05] How long a toast stays. */
  toastSuccess: 2_000,
  toastProblem: 3_000,
  /** [E06] */
  scrollToProblem: 1_000,
} as const;
