import type { Handlers } from '../implement.ts';
import { acceptInvitation, readInvitation } from '../store/invitations.ts';
import { queueJobs } from '../store/jobs.ts';
import { countMail, limitMails, MAIL_LIMITS } from '../store/mailLimits.ts';
import { hashNewPassword } from '../store/newPassword.ts';
import { resetPassword } from '../store/passwordResets.ts';
import { addressNetwork, openSession } from './openSession.ts';

type LinkCall = 'readInvitation' | 'acceptInvitation' | 'forgotPassword' | 'resetPassword';

/** Invitations and resets: links in mails, each opened once. Expired, used and forged ones get one answer. */
export const accountLinkHandlers: Handlers<LinkCall> = {
  readInvitation: ({ portal, body }) => readInvitation(portal.db, body.token, portal.clock()),
  acceptInvitation: async ({ portal, body: { token, name, password }, request, reply }) => {
    const { email, enterpriseName } = await readInvitation(portal.db, token, portal.clock());
    const passwordHash = await hashNewPassword(password, [email, name, enterpriseName]);
    const userId = await acceptInvitation(portal, token, { name, passwordHash });
    request.server.security.write('person.joined', request, { userId });
    return openSession(portal, request, reply, { userId });
  },
  forgotPassword: async ({ portal, body, request }) => {
    const account = body.account.toLowerCase();
    await limitMails(portal, `resets from ${addressNetwork(request.ip)}`, MAIL_LIMITS.resetsFromAddress);
    request.server.security.write('password.resetAsked', request);
    if ((await countMail(portal, `resets of ${account}`, MAIL_LIMITS.resetsOfAccount)) > 0) return;
    const payload = { account, locale: request.locale };
    await portal.db
      .transaction()
      .execute((trx) => queueJobs(trx, portal.clock(), [{ kind: 'password.reset', payload }]));
  },
  resetPassword: async ({ portal, body: { token, password }, request }) => {
    const userId = await resetPassword(portal, token, password, request.locale);
    request.server.security.write('password.changed', request, { userId, reason: 'reset' });
  },
};
