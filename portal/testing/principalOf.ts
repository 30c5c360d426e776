import type { Principal } from '../principal.ts';
import type { TestPortal } from './harness.ts';

/** Signs a person of the practice enterprises in. @returns the person as the parts of the portal get them */
export async function principalOf(test: TestPortal, account: string): Promise<Principal> {
  const { user } = await test.signIn(account);
  if (!user?.enterpriseId) throw new Error(account);
  const { userId, enterpriseId } = user;
  return {
    userId,
    enterpriseId,
    userName: 'Fay Filer',
    enterpriseName: '',
    admin: false,
    userType: null,
    role: 'filer',
    houseScac: 'HBRL',
    draftsOf: null,
    providerBond: '',
    providerBondActivity: '01',
    locale: 'en',
  };
}
