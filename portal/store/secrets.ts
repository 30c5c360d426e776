import { hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../portal.ts';

/** A secret of the portal, created at its first use; concurrent processes get the same one. */
export async function portalSecret(db: Db, name: string): Promise<string> {
  const existing = await db.selectFrom('portal_secret').select('value').where('name', '=', name).executeTakeFirst();
  if (existing) return existing.value;
  await db
    .insertInto('portal_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('portal_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * The private key for one owner's text in browser storage, 32 bytes as base64url. Derived, so that nothing is stored per
 * user, and the same at every sign-in.
 * @param owner `<userId>.<enterpriseId>`
 */
export async function localKeyOf(db: Db, owner: string): Promise<string> {
  const secret = await portalSecret(db, 'local-data');
  return Buffer.from(hkdfSync('sha256', secret, '', `local data of ${owner}`, 32)).toString('base64url');
}
