/** Cities are of class AN: punctuation becomes a space. */
export const wireCity = (city: string): string => city.replace(CITY_PUNCTUATION, ' ').replace(/ {2,}/gu, ' ').trim();
/** Characters that customs accepts elsewhere, but not in a city; edits report characters that it never accepts. */
const CITY_PUNCTUATION = /[!@#$%^&*()\-_=+[{\]}\\|;:'",<.>/?`~¢]/gu;

/** `YYYY-MM-DD` → `MMDDYYYY`. */
export const wireDate = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/u, '$2$3$1');
/** `MMDDYYYY` → `YYYY-MM-DD`. */
export const dayFromWire = (text: string): string => text.replace(/^(\d\d)(\d\d)(\d{4})$/u, '$3-$1-$2');

/** `NAME|CODE` → `CODE`. */
export const wirePort = (port: string): string => port.slice(port.lastIndexOf('|') + 1);
/** A port of which only the code is known. */
export const portFromCode = (code = ''): string => (code ? `${code}|${code}` : '');
