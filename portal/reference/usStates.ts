import { US_STATES } from '#rules/usStates.ts';

/**
 * What else has two letters in US postal codes. An address is not read by these: most are countries to customs, and `AE`
 * is the Emirates.
 */
export const US_POSTAL_STATES: Readonly<Record<string, string>> = {
  ...US_STATES,
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
  PW: 'Palau',
  FM: 'Micronesia',
  MH: 'Marshall Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};
