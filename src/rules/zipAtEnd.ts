/** The US postal code at the end of an address; empty if there is none. */
export const zipAtEnd = (address: string): string => /(?:^|[\s,])(\d{5})(?:-\d{4})?$/u.exec(address.trim())?.[1] ?? '';
