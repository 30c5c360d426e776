import type { UserInfo } from '#contract/endpoints/account.ts';

/** Why a signed-in user cannot use the tool yet ([G01], [G03], [G06]); the first reason that applies. */
export type Gate = 'open' | 'notJoined' | 'disabled' | 'serviceNotOpen' | 'rejected' | 'underReview';

type UserFacts = Pick<UserInfo, 'userId' | 'joinEnterprise' | 'enterpriseEnabled' | 'auditStatus'>;

const AUDIT_GATES = {
  none: 'serviceNotOpen',
  rejected: 'rejected',
  submitted: 'underReview',
  accepted: 'open',
} as const;

export function accessGate(user: UserFacts): Gate {
  if (!user.joinEnterprise) return 'notJoined';
  if (!user.enterpriseEnabled) return 'disabled';
  return AUDIT_GATES[user.auditStatus];
}

/** [G01] True for a user of an enabled and audited enterprise. */
export function isUsable(user: UserFacts | null | undefined): boolean {
  return Boolean(user?.userId) && accessGate(user as UserFacts) === 'open';
}
