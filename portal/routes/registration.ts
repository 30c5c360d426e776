import { redeemCode } from '../human/codes.ts';
import type { Handlers } from '../implement.ts';
import { refuse } from '../refusal.ts';
import { registerEnterprise } from '../store/enterprises.ts';
import { requireStrongPassword } from '../store/newPassword.ts';
import { hashPassword } from '../store/passwords.ts';
import { humanSecret } from './landing.ts';
import { openSession } from './openSession.ts';

/**
 * Registration of an enterprise. Only the right code, which proves ownership of the address, reveals whether the address
 * has an account.
 */
export const registrationHandlers: Handlers<'register'> = {
  register: async ({ portal, body, request, reply }) => {
    const { enterpriseName, name, email, password, code } = body;
    // Before the code is used up: a weak password can be corrected.
    await requireStrongPassword(password, [email, name, enterpriseName]);
    const owner = { purpose: 'register', address: email } as const;
    const now = portal.clock();
    const userId = await redeemCode(portal.db, await humanSecret(portal), owner, code, now, async (trx) => {
      // Only for who has the code: hashing is costly, and anybody may call.
      const person = { account: email, name, passwordHash: await hashPassword(password) };
      const { defaultFilerCode } = portal.config;
      const made = await registerEnterprise(trx, { name: enterpriseName, person, houseScac: defaultFilerCode }, now);
      if (made === null) throw refuse('accountExists');
      return made;
    });
    request.server.security.write('enterprise.registered', request, { userId });
    return openSession(portal, request, reply, { userId });
  },
};
