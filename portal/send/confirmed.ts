/** What the caller of a paid call confirmed. */
export interface Confirmed {
  /** Coins that the user confirmed. */
  quotedTotal: number | undefined;
  /** The bills are sent although customs would reject them (decision 0055). */
  acceptRejects?: true;
}
