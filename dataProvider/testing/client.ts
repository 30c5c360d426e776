/** For tests that mock calls; screens use the data provider. */
export { portalClient } from '../portalClient.ts';
export { portalMethods } from '../portalMethods.ts';
