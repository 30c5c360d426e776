import type { RuleContext } from '#schema/entity.ts';
import type { Principal } from './principal.ts';

/** The context in which a caller's bills are validated, the same as in the form. */
export const rulesFor = ({ providerBond }: Pick<Principal, 'providerBond'>, now: Date): RuleContext => ({
  now,
  settings: { providerBond },
});
