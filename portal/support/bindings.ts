import type { SupportResourceName } from '#contract/support/resources.ts';
import { auditLogBinding } from './resources/auditLog.ts';
import { enterprisesBinding } from './resources/enterprises.ts';
import type { SupportBinding } from './supportBinding.ts';

/** The SQL of every resource of the support desk; a missing one does not compile. */
export const SUPPORT_BINDINGS: { readonly [N in SupportResourceName]: SupportBinding<N> } = {
  enterprises: enterprisesBinding,
  'audit-log': auditLogBinding,
};
