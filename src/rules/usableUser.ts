import type { UserInfo } from '#contract/endpoints/account.ts';

/** What stands between a signed-in person and the screens ([G01], [G03], [G06]); the first that applies. */
export type Gate = 'open' | 'notJoined' | 'disabled' | 'serviceNotOpen' | 'rejected' | 'underReview';

type UserFacts = Pick<UserInfo, 'userId' | 'joinEnterprise' | 'enterpriseEnabled' | 'auditStatus'>;

const AUDIT_GATES = {
  none: 'serviceNotOpen',
  rejected: 'rejected',
  submitted: 'underReview',
  accepted: 'open',
} as const;

/** The gate a user stands before. */
export function gateOf(user: UserFacts): Gate {
  if (!user.joinEnterprise) return 'notJoined';
  if (!user.enterpriseEnabled) return 'disabled';
  return AUDIT_GATES[user.auditStatus];
}

/** [G01] userId exists, enterprise enabled, audit accepted, joined. */
export function isUsable(user: UserFacts | null | undefined): boolean {
  return Boolean(user?.userId) && gateOf(user as UserFacts) === 'open';
}
