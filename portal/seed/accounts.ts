import { sql } from 'kysely';
import { hashPassword } from '../store/passwords.ts';
import type { Tx } from '../portal.ts';
import { fillWallet } from '../store/wallet.ts';

/** The published password of every practice account. */
export const DEMO_PASSWORD = 'tenplustwo';

export const HARBOUR = { id: '1', name: 'Harbour Logistics Ltd', houseScac: 'HBRL', coins: 2_000, coupons: 3 } as const;
/** Milliseconds by which the first money precedes the practice filings. */
const OPENED_BEFORE = 31 * 24 * 3_600_000;
const QUAY = { id: '2', name: 'Quay Forwarding', houseScac: 'QUAY' } as const;

const FILER = { enterprise_id: HARBOUR.id, joined: true, admin: false, user_type: null, role: 'filer' } as const;

/** Users of the practice enterprises; ids are fixed, so that practice data can refer to them. */
export const DEMO_USERS = [
  { ...FILER, id: 'demo-admin', account: 'admin@harbour.test', name: 'Ada Lin', admin: true },
  { ...FILER, id: 'demo-filer', account: 'filer@harbour.test', name: 'Finn Zhao' },
  { ...FILER, id: 'demo-sub', account: 'sub@harbour.test', name: 'Sue Tran', user_type: 'sub' },
  { ...FILER, id: 'demo-new', account: 'new@quay.test', name: 'Nia Quay', enterprise_id: QUAY.id, admin: true },
  {
    ...FILER,
    id: 'demo-support',
    account: 'support@tenplustwo.test',
    name: 'Sam Desk',
    enterprise_id: null,
    joined: false,
    role: 'support',
  },
] as const;

/**
 * Creates the practice enterprises and their users.
 * @returns false when the database already has an enterprise or a user
 */
export async function seedAccounts(trx: Tx, now: Date): Promise<boolean> {
  // Two portals that start at once on a new database seed it once.
  await sql`lock table enterprise in share row exclusive mode`.execute(trx);
  const found = await trx
    .selectNoFrom((row) => [
      row.exists(row.selectFrom('enterprise').select('id')).as('enterprise'),
      row.exists(row.selectFrom('app_user').select('id')).as('user'),
    ])
    .executeTakeFirstOrThrow();
  if (found.enterprise || found.user) return false;
  await trx
    .insertInto('enterprise')
    .values([
      {
        id: HARBOUR.id,
        name: HARBOUR.name,
        enabled: true,
        audit_status: 'accepted',
        house_scac: HARBOUR.houseScac,
        shared_drafts: true,
        credit_limit: null,
        created_at: now,
      },
      {
        id: QUAY.id,
        name: QUAY.name,
        enabled: true,
        audit_status: 'none',
        house_scac: QUAY.houseScac,
        shared_drafts: false,
        credit_limit: null,
        created_at: now,
      },
    ])
    .execute();
  await trx.insertInto('filer_code').values({ enterprise_id: HARBOUR.id, code: HARBOUR.houseScac }).execute();
  const { coins, coupons } = HARBOUR;
  await fillWallet(trx, HARBOUR.id, { coins, coupons }, 'opening', new Date(now.getTime() - OPENED_BEFORE));
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await trx
    .insertInto('app_user')
    .values(DEMO_USERS.map((user) => ({ ...user, password_hash, practice: true, created_at: now })))
    .execute();
  return true;
}
