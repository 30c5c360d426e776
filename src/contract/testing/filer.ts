import type { UserInfo } from '../endpoints/account.ts';

/** A usable filer with 2,000 coins. */
export const filer = (changes: Partial<UserInfo> = {}): UserInfo => ({
  userId: 'u1',
  userName: 'Finn Zhao',
  enterpriseId: 'e1',
  enterpriseName: 'Harbour Logistics Ltd',
  enterpriseEnabled: true,
  auditStatus: 'accepted',
  joinEnterprise: true,
  admin: false,
  userType: null,
  couponCount: 3,
  coin: 2_000,
  houseScac: 'HBRL',
  billingForAdminsOnly: false,
  sharedDrafts: false,
  providerBond: '99-000001000',
  showOpenSuccessDialog: false,
  ssoSessionId: 's',
  role: 'filer',
  ...changes,
});
