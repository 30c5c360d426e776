import { randomUUID } from 'node:crypto';
import type { Invitation } from '#contract/endpoints/people.ts';
import { roleFacts, type PersonRole } from '#contract/personRoles.ts';
import { pathTo } from '#contract/routes.ts';
import { toServerText } from '#schema/dateText.ts';
import { linkTo, queueMail } from '../mail/queueMail.ts';
import type { Db, Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { insertUser } from './enterprises.ts';
import { hashLinkToken, newLinkToken } from './linkToken.ts';
import { requireAdminNow } from './people.ts';

/** Milliseconds. */
export const INVITATION_LIFE = 72 * 3_600_000;
/** Open invitations of an enterprise: mails to strangers are limited. */
const OPEN_INVITATIONS = 50;

/** The invitations that were not accepted, newest first. */
export async function listInvitations(db: Db, enterpriseId: string, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitation')
    .where('enterprise_id', '=', enterpriseId)
    .select(['id', 'email', 'name', 'role', 'created_at', 'expires_at'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at, expires_at, ...row }) => ({
    ...row,
    invitedAt: toServerText(created_at),
    expiresAt: toServerText(expires_at),
    isExpired: expires_at <= now,
  }));
}

/**
 * Invites a person by mail. A repeated invitation replaces the earlier link. An address with an account elsewhere gets a
 * mail that explains it; the caller's answer does not reveal it.
 * @throws Refusal `invalid` at `email` for a colleague
 */
export async function invite(
  portal: Portal,
  trx: Tx,
  caller: Principal,
  { email, name, role }: { email: string; name: string; role: PersonRole },
): Promise<void> {
  const { enterpriseId, enterpriseName } = caller;
  await requireAdminNow(trx, caller);
  const owner = await trx
    .selectFrom('app_user')
    .where('account', '=', email)
    .select('enterprise_id')
    .executeTakeFirst();
  if (owner?.enterprise_id === enterpriseId) {
    throw refuse('invalid', { errors: { email: { message: 'people.weak.colleague', args: {} } } });
  }
  const now = portal.clock();
  await trx.deleteFrom('invitation').where('enterprise_id', '=', enterpriseId).where('email', '=', email).execute();
  const { open } = await trx
    .selectFrom('invitation')
    .where('enterprise_id', '=', enterpriseId)
    .where('expires_at', '>', now)
    .select((count) => count.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  if (Number(open) >= OPEN_INVITATIONS) throw refuse('invitationsFull');
  const { token, tokenHash } = newLinkToken();
  await trx
    .insertInto('invitation')
    .values({
      id: randomUUID(),
      enterprise_id: enterpriseId,
      email,
      name,
      role,
      token_hash: tokenHash,
      created_at: now,
      expires_at: new Date(now.getTime() + INVITATION_LIFE),
    })
    .execute();
  const mail = { to: email, locale: caller.locale, enterpriseId };
  const data = { inviter: caller.userName, enterprise: enterpriseName };
  if (owner) await queueMail(portal, trx, { ...mail, template: 'invitedElsewhere', data });
  else {
    const url = linkTo(portal, `${pathTo.screen('invitation')}#${token}`);
    await queueMail(portal, trx, { ...mail, template: 'invitation', data: { ...data, url } });
  }
}

/** @throws Refusal `notFound` */
export async function revokeInvitation(trx: Tx, caller: Principal, id: string): Promise<void> {
  await requireAdminNow(trx, caller);
  const { numDeletedRows } = await trx
    .deleteFrom('invitation')
    .where('enterprise_id', '=', caller.enterpriseId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refuse('notFound');
}

/** What a link invites to. @throws Refusal `linkGone` */
export async function readInvitation(db: Db, token: string, now: Date) {
  const row = await db
    .selectFrom('invitation')
    .innerJoin('enterprise', 'enterprise.id', 'invitation.enterprise_id')
    .where('token_hash', '=', hashLinkToken(token))
    .where('expires_at', '>', now)
    .select(['invitation.email', 'invitation.name', 'enterprise.name as enterpriseName'])
    // Only one of two invited by the same address gets here; the account of the other answers the rest.
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('app_user').whereRef('account', '=', 'invitation.email').select('app_user.id')),
      ),
    )
    .executeTakeFirst();
  if (!row) throw refuse('linkGone');
  return row;
}

/** Creates the invited person by a link, once. @returns the user's id @throws Refusal `linkGone` */
export async function acceptInvitation(
  portal: Portal,
  token: string,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<string> {
  const now = portal.clock();
  return portal.db.transaction().execute(async (trx) => {
    const invited = await trx
      .deleteFrom('invitation')
      .where('token_hash', '=', hashLinkToken(token))
      .where('expires_at', '>', now)
      .returning(['enterprise_id', 'email', 'role'])
      .executeTakeFirst();
    if (!invited) throw refuse('linkGone');
    const { enterprise_id: enterpriseId, email: account, role } = invited;
    const person = { account, name, passwordHash };
    const userId = await insertUser(trx, enterpriseId, person, roleFacts(role), now);
    // The address got an account while the link was open.
    if (userId === null) throw refuse('linkGone');
    await portal.bus.publish(trx, enterpriseId, { type: 'PERSON', data: { userId } });
    return userId;
  });
}
