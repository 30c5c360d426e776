import { createPrivateKey, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../portal.ts';

/** A secret of the portal, created on first use; concurrent processes get the same one. */
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
 * The key pair for one owner's text in browser storage, each half 32 bytes as base64url. Derived, so that nothing is
 * stored per user, and the same at every sign-in.
 * @param owner `<userId>.<enterpriseId>`
 */
export async function localKeysOf(db: Db, owner: string): Promise<{ localKey: string; localPublicKey: string }> {
  const secret = await portalSecret(db, 'local-data');
  const localKey = Buffer.from(hkdfSync('sha256', secret, '', `local data of ${owner}`, 32)).toString('base64url');
  return { localKey, localPublicKey: publicKeyOf(localKey) };
}

/** The PKCS #8 prefix of a 32-byte X25519 private key (RFC 8410). */
const X25519_PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** The public half of an X25519 private key, both base64url. */
function publicKeyOf(privateKey: string): string {
  const der = Buffer.concat([X25519_PKCS8, Buffer.from(privateKey, 'base64url')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}
