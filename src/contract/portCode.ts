import { COUNTRY_CODES } from './countryCodes.ts';

/** Why a text is not a UN/LOCODE; texts at `customs.ports.<name>`. */
export type PortFault = 'form' | 'country';

/**
 * What makes a UN/LOCODE invalid: an ISO country and three of A–Z and 2–9. Whether the port exists is not checked.
 * @example portFault('ZZ9ZZ') // 'country'
 */
export function portFault(code: string): PortFault | null {
  if (!/^[A-Z]{2}[A-Z2-9]{3}$/u.test(code)) return 'form';
  return COUNTRY_CODES.has(code.slice(0, 2)) ? null : 'country';
}
