/** Elements of class AN: punctuation becomes a space. */
export const withoutPunctuation = (text: string): string =>
  text.replace(PUNCTUATION, ' ').replace(/ {2,}/gu, ' ').trim();
/** Characters that customs accepts elsewhere; edits report characters that it never accepts. */
const PUNCTUATION = /[!@#$%^&*()\-_=+[{\]}\\|;:'",<.>/?`~¢]/gu;

/** SF36 49–63: class AN, and written without hyphens. */
export const wirePostalCode = (code: string): string => code.replaceAll('-', '');

/** `YYYY-MM-DD` → `MMDDYYYY`. */
export const wireDate = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/u, '$2$3$1');

/** `NAME|CODE` → `CODE`. */
export const wirePort = (port: string): string => port.slice(port.lastIndexOf('|') + 1);
