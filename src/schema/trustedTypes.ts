/** Trusted Types policies of the app (decision 0085); the portal names them in the policy of its pages. */
export const TRUST_POLICIES = ['tpt-cached-screen', 'tpt-clipboard', 'tpt-pdf-worker'] as const;
type TrustPolicyName = (typeof TRUST_POLICIES)[number];

type Check = (text: string) => string;
/** `createHTML` for `innerHTML` and `DOMParser`, `createScriptURL` for workers. */
type Rule = 'createHTML' | 'createScriptURL';
type Policy = Record<Rule, Check>;
/** The part of Trusted Types that is used; no library of TypeScript has them. */
interface TrustedTypesGlobal {
  trustedTypes?: { createPolicy(name: TrustPolicyName, rules: Partial<Policy>): Policy };
}

const policies = new Map<TrustPolicyName, Policy>();

/**
 * A text that the DOM accepts under `require-trusted-types-for` (decision 0085); a string where browsers have no Trusted Types.
 * @param name policy of this place of the code; only the first call's `check` counts
 * @param check returns the text, or less of it
 */
export function trusted(rule: Rule, name: TrustPolicyName, text: string, check: Check): string {
  const { trustedTypes } = globalThis as TrustedTypesGlobal;
  if (!trustedTypes) return check(text);
  const policy = policies.get(name) ?? trustedTypes.createPolicy(name, { [rule]: check });
  policies.set(name, policy);
  return policy[rule](text);
}
