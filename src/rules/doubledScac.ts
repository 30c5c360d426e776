/**
 * A B/L number without the second of two equal SCACs at its start.
 * @example cutDoubledScac('MAEUMAEU123456') // 'MAEU123456'
 */
export const cutDoubledScac = (amsNo: string): string => amsNo.replace(/^([A-Z]{4})\1(?=[A-Z]?\d)/u, '$1');
