/** [K02] Days after the acceptance of an agreement in which its originals must arrive. */
export const ORIGINALS_DAYS = 7;
