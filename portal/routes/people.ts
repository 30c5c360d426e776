import type { Handlers } from '../implement.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { limitMails, MAIL_LIMITS } from '../store/mailLimits.ts';
import { invite, listInvitations, revokeInvitation } from '../store/invitations.ts';
import { listPeople, setDisabled, setRole } from '../store/people.ts';

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
    await changePerson(portal, principal, userId, (trx) => setRole(trx, principal, userId, role));
    request.server.security.write('person.changed', request, { reason: `role ${role}`, about: userId });
  },
  disablePerson: async ({ portal, principal, body: { userId }, request }) => {
    await changePerson(portal, principal, userId, (trx) => setDisabled(trx, principal, userId, portal.clock()));
    request.server.security.write('person.changed', request, { reason: 'disabled', about: userId });
  },
  enablePerson: async ({ portal, principal, body: { userId }, request }) => {
    await changePerson(portal, principal, userId, (trx) => setDisabled(trx, principal, userId, null));
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

/** Open pages of the person notice the change at once, those of admins show it. */
function changePerson(
  { db, bus }: Portal,
  { enterpriseId }: Principal,
  userId: string,
  change: (trx: Tx) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await change(trx);
    await bus.publish(trx, enterpriseId, { type: 'PERSON', data: { userId } });
  });
}
