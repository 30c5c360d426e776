import { US_STATES } from '#rules/usStates.ts';

/**
 * Further two-letter codes of US postal addresses. Addresses are not parsed by these: most are countries for customs,
 * and `AE` is the Emirates.
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
