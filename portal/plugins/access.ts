import type { FastifyRequest } from 'fastify';
import type { ErrorName } from '#contract/errors.ts';
import { accessGate, type Gate } from '#rules/usableUser.ts';
import type { Access } from '#schema/endpoint.ts';
import { refuse } from '../refusal.ts';
import type { SignedIn } from '../store/sessions.ts';

/** [G01] [G03] [G06] What a gate says to whoever stands before it. */
const GATE_REFUSALS: Record<Exclude<Gate, 'open'>, ErrorName> = {
  notJoined: 'notJoined',
  disabled: 'enterpriseDisabled',
  serviceNotOpen: 'serviceNotOpen',
  rejected: 'serviceNotOpen',
  underReview: 'reviewPending',
};

/** Lets through who may call; the contract's table is the only place that says who. */
export function requireAccess(request: FastifyRequest, access: Access): void {
  if (access === 'anonymous') return;
  const { signedIn } = request;
  if (!signedIn) throw refuse('notLoggedIn');
  const refusal = refusalFor(signedIn, access);
  if (refusal) throw refuse(refusal);
}

function refusalFor({ principal, standing }: SignedIn, access: Exclude<Access, 'anonymous'>): ErrorName | null {
  if (access === 'signedIn') return null;
  if (access === 'support') return principal.role === 'support' ? null : 'notAllowed';
  const gate = accessGate(standing);
  if (access === 'joined') return gate === 'notJoined' ? 'notJoined' : null;
  if (gate !== 'open') return GATE_REFUSALS[gate];
  if (access === 'admin' && !principal.admin) return 'notAllowed';
  if (access === 'billing' && principal.userType !== null) return 'notAllowed';
  return null;
}

/** A write of a page that believes somebody else is signed in must not land under the new owner. */
export function requireOwner(request: FastifyRequest): void {
  const said = request.headers['x-owner'];
  if (!request.signedIn || said === undefined) return;
  const { userId, enterpriseId } = request.signedIn.principal;
  if (said !== `${userId}.${enterpriseId}`) throw refuse('otherOwner');
}
