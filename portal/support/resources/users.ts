import { sql } from 'kysely';
import { mailAccountNotice } from '../../mail/accountNotices.ts';
import { refuse } from '../../refusal.ts';
import { removeFactor } from '../../store/secondFactor.ts';
import { endSessionsOf } from '../../store/sessions.ts';
import { supportBinding, type SupportChange } from '../supportBinding.ts';

export const usersBinding = supportBinding('users', {
  from: sql`app_user person left join enterprise on enterprise.id = person.enterprise_id`,
  key: [{ sql: sql`person.id`, type: 'text' }],
  columns: {
    account: sql`person.account`,
    name: sql`person.name`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`person.enterprise_id`,
    role: sql`person.role`,
    admin: sql`person.admin`,
    subAccount: sql`person.user_type is not null`,
    joined: sql`person.joined`,
    disabled: sql`person.disabled_at is not null`,
    secondFactor: sql`exists (select from second_factor where user_id = person.id and confirmed_at is not null)`,
    sessions: sql`(select count(*) from session where session.user_id = person.id)`,
    lastSignInAt: sql`person.last_sign_in_at`,
    createdAt: sql`person.created_at`,
  },
  lock: (trx, [id = '']) =>
    trx.selectFrom('app_user').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst(),
  acts: {
    disable: async (change) => {
      await setDisabled(change, change.now);
      await endSessions(change);
    },
    enable: (change) => setDisabled(change, null),
    resetSecondFactor: async (change) => {
      requireOther(change);
      const { trx, portal, key, before, principal } = change;
      await removeFactor(trx, key[0] ?? '');
      await endSessions(change);
      const enterpriseId = typeof before['enterpriseId'] === 'string' ? before['enterpriseId'] : null;
      const owner = { account: String(before['account']), enterpriseId };
      await mailAccountNotice(portal, trx, 'secondFactorOff', owner, principal.locale);
    },
  },
});

async function setDisabled(change: SupportChange, at: Date | null): Promise<void> {
  requireOther(change);
  const { trx, key } = change;
  await trx
    .updateTable('app_user')
    .where('id', '=', key[0] ?? '')
    .set({ disabled_at: at })
    .execute();
}

/** Ends the person's sessions and reset links; open pages notice it at once. */
async function endSessions({ trx, portal, key: [userId = ''], before }: SupportChange): Promise<void> {
  await endSessionsOf(trx, userId);
  await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute();
  const enterpriseId = before['enterpriseId'];
  if (typeof enterpriseId === 'string') {
    await portal.bus.publish(trx, enterpriseId, { type: 'PERSON', data: { userId } });
  }
}

/** Staff change their own account on its own page, with its password. */
function requireOther({ key, principal }: SupportChange): void {
  if (key[0] === principal.userId) throw refuse('notOwnAccount');
}
