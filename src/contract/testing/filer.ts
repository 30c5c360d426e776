import type { EnterpriseSettings, UserInfo } from '../endpoints/account.ts';

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
  providerBondActivity: '01',
  transitBond: { holder: '', activity: '03', isSent: true },
  showOpenSuccessDialog: false,
  ssoSessionId: 's',
  role: 'filer',
  ...changes,
});

export const enterpriseSettings = (changes: Partial<EnterpriseSettings> = {}): EnterpriseSettings => ({
  sharedDrafts: true,
  recognitionModel: false,
  transitBondHolder: '',
  transitBondActivity: '03',
  transitBondSent: true,
  ...changes,
});
