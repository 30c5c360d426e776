import type { UserInfo } from '#contract/endpoints/account.ts';

/** Who the page works for: `<userId>.<enterpriseId>`, as the portal compares it ([D16], header `X-Owner`). */
export const ownerOf = (user: Pick<UserInfo, 'userId' | 'enterpriseId'>): string =>
  `${user.userId}.${user.enterpriseId ?? ''}`;
