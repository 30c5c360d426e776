/** The code of a carrier or forwarder: four letters. */
export const SCAC = /^[A-Z]{4}$/u;

/** A B/L number as customs takes it (SF15 7–56): the issuer's SCAC, and up to twelve letters and digits. */
export const BILL_NUMBER = /^[A-Z]{4}[A-Z0-9]{1,12}$/u;

/** The same in pasted text: long enough not to be a word. */
export const PASTED_BILL_NUMBER = /^[A-Z]{4}[A-Z0-9]{4,12}$/u;
