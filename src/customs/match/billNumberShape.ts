/** SF15 7–56 as carriers use it: SCAC of the issuer, and up to twelve letters and digits. */
export const SCAC_NUMBER = /^[A-Z]{4}[A-Z0-9]{1,12}$/u;
export const SCAC = /^[A-Z]{4}$/u;
export const NUMBER_MAX = 16;
export const NUMBER_MIN = 5;
