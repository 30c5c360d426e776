import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Kysely } from 'kysely';
import { DEFAULT_PAGE_SIZE } from '#contract/limits.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { DEMO_PASSWORD } from '#portal/seed/accounts.ts';
import { openDatabase, type Database } from '#portal/db/database.ts';
import { databaseAddress } from '#portal/embedded/databaseAddress.ts';
import { openDatabaseHome } from '#portal/embedded/databaseHome.ts';
import { readPassword, SUPERUSER } from '#portal/embedded/password.ts';
import { DATABASE_NAME } from '#portal/embedded/startEmbedded.ts';
import { createEnterprise, insertUser } from '#portal/store/enterprises.ts';
import { fillWallet } from '#portal/store/wallet.ts';
import { testPasswordHash } from '#portal/testing/testPassword.ts';
import { freshText } from './numbers.ts';
import { signInByCall, type PortalCaller } from './caller.ts';

/** An enterprise that only one test uses, with its own wallet, drafts, filings and users. */
interface Office {
  /** Its main user, with the password of the practice accounts. */
  account: string;
  /** A colleague with fewer rights. */
  subAccount: string;
  /** Signs in a browser without the sign-in page. */
  signIn(context: BrowserContext, account?: string): Promise<PortalCaller>;
}

/**
 * Creates an enterprise that may file, in the database of the running portal.
 * @param isNew its users have not seen the first-run tour
 * @param isOpen false: it has not applied for the service yet
 */
export async function openOffice({
  isNew = false,
  isOpen = true,
  ...purse
}: { coins?: number; coupons?: number; isNew?: boolean; isOpen?: boolean } = {}): Promise<Office> {
  const name = freshText();
  const account = `main-${name}@office.test`;
  const subAccount = `sub-${name}@office.test`;
  const password = DEMO_PASSWORD;
  const passwordHash = await testPasswordHash();
  await inDatabase((db) =>
    db.transaction().execute(async (trx) => {
      const now = new Date();
      const person = { account, name: `Main ${name}`, password };
      const { enterpriseId } = await createEnterprise(trx, { name: `Office ${name}`, houseScac: 'HBRL', person }, now);
      const sub = { account: subAccount, name: `Sub ${name}`, passwordHash };
      await insertUser(trx, enterpriseId, sub, { admin: false, userType: 'sub' }, now);
      await trx
        .updateTable('app_user')
        .where('enterprise_id', '=', enterpriseId)
        .set({ password_hash: passwordHash })
        .execute();
      await fillWallet(trx, enterpriseId, { coins: 1_000, ...purse }, 'opening', now);
      if (isOpen) return;
      await trx.updateTable('enterprise').where('id', '=', enterpriseId).set({ audit_status: 'none' }).execute();
    }),
  );
  if (!isNew) await hideTour(account, subAccount);
  return { account, subAccount, signIn: (context, who = account) => signInByCall(context, who) };
}

/** Marks the first-run tour of users as seen. */
export const hideTour = (...accounts: string[]): Promise<void> => inDatabase((db) => hideTourIn(db, accounts));

/** For a portal that a test started. */
export async function hideTourIn(db: Kysely<Database>, accounts: string[]): Promise<void> {
  const users = await db.selectFrom('app_user').where('account', 'in', accounts).select('id').execute();
  const rows = users.map(({ id }) => ({
    user_id: id,
    page_size: DEFAULT_PAGE_SIZE,
    show_important_notice: true,
    tour_seen: true,
  }));
  await db
    .insertInto('user_config')
    .values(rows)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ tour_seen: true }))
    .execute();
}

/** Adds the carrier's filing of a bill, which lowers the price of its ISF. */
export async function fileInAms(amsNo: string): Promise<void> {
  await inDatabase((db) => db.insertInto('ams_bill').values({ ams_no: amsNo, filed_at: new Date() }).execute());
}

/** Adds or removes a further filer code of an enterprise. */
export async function setFilerCode(account: string, code: string, isTheirs: boolean): Promise<void> {
  await inDatabase(async (db) => {
    const enterprise_id = await findEnterprise(db, account);
    const row = { enterprise_id, code };
    await (isTheirs
      ? db.insertInto('filer_code').values(row).execute()
      : db.deleteFrom('filer_code').where('enterprise_id', '=', row.enterprise_id).where('code', '=', code).execute());
  });
}

/** Adds the flow stage of another system ([D14]). */
export async function addFlowStage(
  account: string,
  flow: { flowId: string; stageId: string },
  bill: Bill,
): Promise<void> {
  await inDatabase(async (db) => {
    const enterprise_id = await findEnterprise(db, account);
    await db
      .insertInto('flow_stage')
      .values({
        enterprise_id,
        flow_id: flow.flowId,
        stage_id: flow.stageId,
        bill_type: bill.billType,
        body: JSON.stringify(bill),
        created_at: new Date(),
      })
      .execute();
  });
}

async function findEnterprise(db: Kysely<Database>, account: string): Promise<string> {
  const { enterprise_id } = await db
    .selectFrom('app_user')
    .where('account', '=', account)
    .select('enterprise_id')
    .executeTakeFirstOrThrow();
  return enterprise_id ?? '';
}

/** Connects to the embedded database of the running portal. */
export async function inDatabase<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const dataDir = process.env['TPT_E2E_DATA'] ?? '';
  if (!existsSync(join(dataDir, 'database'))) {
    throw new Error('TPT_E2E_PORT names a portal that runs already: name its data folder too, in TPT_E2E_DATA.');
  }
  const home = await openDatabaseHome(dataDir);
  const { host, port } = await databaseAddress(home);
  const { db } = openDatabase({
    host,
    port,
    user: SUPERUSER,
    password: readPassword(home),
    database: DATABASE_NAME,
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
