import type { UserInfo } from '#contract/endpoints/account.ts';

/**
 * User and enterprise of the page as `<userId>.<enterpriseId>`, as the portal compares it ([D16], header `X-Owner`).
 */
export const ownerKey = (user: Pick<UserInfo, 'userId' | 'enterpriseId'>): string =>
  `${user.userId}.${user.enterpriseId ?? ''}`;
