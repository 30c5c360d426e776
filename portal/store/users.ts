import type { SignedInUser } from '#contract/endpoints/account.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/limits.ts';
import type { z } from 'zod';
import type { userConfig } from '#contract/endpoints/account.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import type { Db, Portal } from '../portal.ts';
import { providerBondOn } from '../providerBondOn.ts';
import { refuse } from '../refusal.ts';
import { localKeysOf } from './secrets.ts';
import { PERSON_COLUMNS, sessionIdOf } from './sessions.ts';

type UserConfig = z.output<typeof userConfig>;

/** The account of a sign-in name, case-insensitive. */
export function findAccount(db: Db, account: string) {
  return db
    .selectFrom('app_user')
    .where('account', '=', account.toLowerCase())
    .select(['id', 'account', 'name', 'password_hash', 'enterprise_id', 'role', 'practice', 'disabled_at'])
    .executeTakeFirst();
}

/** @throws Refusal `notLoggedIn` for a user that is gone */
export async function readAccount(db: Db, userId: string) {
  const row = await db
    .selectFrom('app_user')
    .where('id', '=', userId)
    .select(['account', 'password_hash', 'password_changed_at'])
    .executeTakeFirst();
  if (!row) throw refuse('notLoggedIn');
  return row;
}

/** [G01] User data for the page. */
export async function readUserInfo(
  { db, config, clock }: Pick<Portal, 'db' | 'config' | 'clock'>,
  userId: string,
  tokenHash: string,
): Promise<SignedInUser> {
  const row = await db
    .selectFrom('app_user')
    .leftJoin('enterprise', 'enterprise.id', 'app_user.enterprise_id')
    .leftJoin('wallet', 'wallet.enterprise_id', 'app_user.enterprise_id')
    .where('app_user.id', '=', userId)
    .select([
      ...PERSON_COLUMNS,
      'enterprise.show_open_success_dialog',
      'enterprise.recognition_model',
      'enterprise.transit_bond_holder',
      'enterprise.transit_bond_activity',
      'enterprise.transit_bond_sent',
      'wallet.balance',
      'wallet.coupons',
    ])
    .executeTakeFirst();
  if (!row) throw refuse('notLoggedIn');
  return {
    userId: row.user_id,
    userName: row.user_name,
    enterpriseId: row.enterprise_id,
    enterpriseName: row.enterprise_name ?? '',
    enterpriseEnabled: row.enabled ?? false,
    auditStatus: row.audit_status ?? 'none',
    joinEnterprise: row.joined,
    admin: row.admin,
    userType: row.user_type,
    couponCount: row.coupons ?? 0,
    coin: row.balance ?? 0,
    houseScac: row.house_scac ?? '',
    sharedDrafts: row.shared_drafts ?? false,
    billingForAdminsOnly: row.billing_for_admins_only ?? false,
    providerBond: providerBondOn(config, clock()),
    providerBondActivity: config.providerBondActivity,
    transitBond: {
      holder: row.transit_bond_holder ?? '',
      activity: row.transit_bond_activity ?? '',
      isSent: row.transit_bond_sent ?? false,
    },
    ...(config.model ? { recognitionModel: row.recognition_model ?? false } : {}),
    showOpenSuccessDialog: row.show_open_success_dialog ?? false,
    ssoSessionId: sessionIdOf(tokenHash),
    role: row.role,
    ...(await localKeysOf(db, ownerKey({ userId: row.user_id, enterpriseId: row.enterprise_id }))),
  };
}

/** [G17] A user's settings; the defaults until some are saved. */
export async function readUserConfig(db: Db, userId: string): Promise<UserConfig> {
  const row = await db.selectFrom('user_config').where('user_id', '=', userId).selectAll().executeTakeFirst();
  return {
    pageSize: (row?.page_size ?? DEFAULT_PAGE_SIZE) as UserConfig['pageSize'],
    showImportantNotice: row?.show_important_notice ?? true,
    tourSeen: row?.tour_seen ?? false,
  };
}

/** Changes the given settings only. */
export async function saveUserConfig(db: Db, userId: string, changes: Partial<UserConfig>): Promise<UserConfig> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('user_config')
      .values({
        user_id: userId,
        page_size: changes.pageSize ?? DEFAULT_PAGE_SIZE,
        show_important_notice: changes.showImportantNotice ?? true,
        tour_seen: changes.tourSeen ?? false,
      })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((row) => ({
          page_size: changes.pageSize ?? row.ref('user_config.page_size'),
          show_important_notice: changes.showImportantNotice ?? row.ref('user_config.show_important_notice'),
          tour_seen: changes.tourSeen ?? row.ref('user_config.tour_seen'),
        })),
      )
      .execute();
    return readUserConfig(trx, userId);
  });
}
