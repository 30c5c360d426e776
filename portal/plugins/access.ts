import type { FastifyRequest } from 'fastify';
import type { CallName } from '#contract/calls.ts';
import { mayCall } from '#contract/openCalls.ts';
import type { ErrorName } from '#contract/errors.ts';
import { maySeeBilling } from '#rules/menuRules.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { accessGate, type Gate } from '#rules/usableUser.ts';
import type { Access } from '#schema/endpoint.ts';
import { refuse } from '../refusal.ts';
import type { SignedIn } from '../store/sessions.ts';

/** [G01] [G03] [G06] The refusal of each closed gate. */
const GATE_REFUSALS: Record<Exclude<Gate, 'open'>, ErrorName> = {
  notJoined: 'notJoined',
  disabled: 'enterpriseDisabled',
  serviceNotOpen: 'serviceNotOpen',
  rejected: 'serviceNotOpen',
  underReview: 'reviewPending',
};

/** [P06] Refuses calls with an API key that the documentation of the API does not have, or that exceed its scope. */
export function requireOpenCall({ signedIn }: FastifyRequest, name: CallName): void {
  if (signedIn?.apiKey && !mayCall(signedIn.apiKey.scope, name)) throw refuse('notAllowed');
}

/** Refuses callers without the access that the contract declares for the call. */
export function requireAccess(request: FastifyRequest, access: Access): void {
  if (access === 'anonymous') return;
  const { signedIn } = request;
  if (!signedIn) throw refuse('notLoggedIn');
  const refusal = refusalFor(signedIn, access);
  if (refusal) throw refuse(refusal);
}

function refusalFor({ principal, accountState }: SignedIn, access: Exclude<Access, 'anonymous'>): ErrorName | null {
  if (access === 'signedIn') return null;
  if (access === 'support') return principal.role === 'support' ? null : 'notAllowed';
  const gate = accessGate(accountState);
  if (access === 'joined') return gate === 'notJoined' ? 'notJoined' : null;
  if (gate !== 'open') return GATE_REFUSALS[gate];
  if (access === 'mainAccount' && principal.userType !== null) return 'notAllowed';
  if (access === 'admin' && !principal.admin) return 'notAllowed';
  if (access === 'billing' && !maySeeBilling({ ...principal, ...accountState })) return 'notAllowed';
  return null;
}

/** Refuses a write of a page whose user has been replaced by another sign-in in the same browser. */
export function requireOwner(request: FastifyRequest): void {
  const owner = request.headers['x-owner'];
  if (!request.signedIn || owner === undefined) return;
  if (owner !== ownerKey(request.signedIn.principal)) throw refuse('otherOwner');
}
