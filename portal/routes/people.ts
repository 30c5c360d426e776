import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../implement.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { actorOf, writeAudit } from '../store/auditLog.ts';
import { limitMails, MAIL_LIMITS } from '../store/mailLimits.ts';
import { invite, listInvitations, revokeInvitation } from '../store/invitations.ts';
import { listPeople, setDisabled, setRole, type PersonChange } from '../store/people.ts';

type PeopleCall =
  | 'listPeople'
  | 'setPersonRole'
  | 'disablePerson'
  | 'enablePerson'
  | 'listInvitations'
  | 'invitePerson'
  | 'revokeInvitation';

export const peopleHandlers: Handlers<PeopleCall> = {
  listPeople: ({ portal, principal }) => listPeople(portal.db, principal.enterpriseId),
  setPersonRole: async ({ portal, principal, body: { userId, role }, request }) => {
    const change = (trx: Tx) => setRole(trx, principal, userId, role);
    await changePerson({ portal, principal, request, userId, action: 'role' }, change);
    request.server.security.write('person.changed', request, { reason: `role ${role}`, about: userId });
  },
  disablePerson: async ({ portal, principal, body: { userId }, request }) => {
    const change = (trx: Tx) => setDisabled(trx, principal, userId, portal.clock());
    await changePerson({ portal, principal, request, userId, action: 'disable' }, change);
    request.server.security.write('person.changed', request, { reason: 'disabled', about: userId });
  },
  enablePerson: async ({ portal, principal, body: { userId }, request }) => {
    const change = (trx: Tx) => setDisabled(trx, principal, userId, null);
    await changePerson({ portal, principal, request, userId, action: 'enable' }, change);
    request.server.security.write('person.changed', request, { reason: 'enabled', about: userId });
  },
  listInvitations: ({ portal, principal }) => listInvitations(portal.db, principal.enterpriseId, portal.clock()),
  invitePerson: async ({ portal, principal, body, request }) => {
    await limitMails(portal, `invitations of ${principal.enterpriseId}`, MAIL_LIMITS.invitations);
    await portal.db.transaction().execute((trx) => invite(portal, trx, principal, body));
    request.server.security.write('person.invited', request, { reason: `role ${body.role}` });
  },
  revokeInvitation: ({ portal, principal, body }) =>
    portal.db.transaction().execute((trx) => revokeInvitation(trx, principal, body.id)),
};

interface ChangeOfPerson {
  portal: Portal;
  principal: Principal;
  request: FastifyRequest;
  userId: string;
  action: 'role' | 'disable' | 'enable';
}

/** Changes a person with an entry in the audit log. Open pages of the person notice it at once, those of admins show it. */
function changePerson(
  { portal: { db, bus, clock }, principal, request, userId, action }: ChangeOfPerson,
  change: (trx: Tx) => Promise<PersonChange>,
): Promise<void> {
  const { enterpriseId } = principal;
  return db.transaction().execute(async (trx) => {
    const { before, after } = await change(trx);
    const act = { action: `person.${action}`, subject: 'person', subjectId: userId, enterpriseId, before, after };
    await writeAudit(trx, actorOf(principal, request), act, clock());
    await bus.publish(trx, enterpriseId, { type: 'PERSON', data: { userId } });
  });
}
