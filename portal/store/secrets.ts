import { randomBytes } from 'node:crypto';
import type { Db } from '../portal.ts';

/** A secret of the portal, made at its first use; processes that ask at once get the same. */
export async function portalSecret(db: Db, name: string): Promise<string> {
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
