import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { PLATFORM_TITLE } from '#contract/limits.ts';
import type { Db, Tx } from '../portal.ts';
import { sha256 } from '../sha256.ts';
import { portalSecret } from './secrets.ts';

const PERIOD = 30;
/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const TOLERANCE = 1;
const RECOVERY_CODES = 10;

interface FactorState {
  isOn: boolean;
  recoveryCodesLeft: number;
}

export async function readFactor(db: Db, userId: string): Promise<FactorState> {
  const row = await db
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select((select) =>
      select
        .selectFrom('recovery_code')
        .whereRef('recovery_code.user_id', '=', 'second_factor.user_id')
        .select((count) => count.fn.countAll<number>().as('left'))
        .as('left'),
    )
    .executeTakeFirst();
  return { isOn: row !== undefined, recoveryCodesLeft: Number(row?.left ?? 0) };
}

/** Replaces an unconfirmed secret. @returns the address for the QR code, and the secret for typing */
export async function startFactor(trx: Tx, person: { id: string; account: string }) {
  const secret = new Secret({ size: 20 });
  const sealed = await seal(trx, person.id, secret.base32);
  await trx
    .insertInto('second_factor')
    .values({ user_id: person.id, sealed_secret: sealed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed_secret: sealed, last_step: 0 }))
    .execute();
  return { secret: secret.base32, uri: totpOf(secret.base32, person.account).toString() };
}

/**
 * Turns the factor on with its first code.
 * @returns the recovery codes, stored as hashes only; null for a wrong code
 */
export async function confirmFactor(trx: Tx, userId: string, code: string, now: Date): Promise<string[] | null> {
  if (!(await spendTotp(trx, userId, code, now))) return null;
  await trx.updateTable('second_factor').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((one) => ({ user_id: userId, code_hash: hashRecoveryCode(one) })))
    .execute();
  return codes;
}

export async function removeFactor(trx: Tx, userId: string): Promise<void> {
  await trx.deleteFrom('second_factor').where('user_id', '=', userId).execute();
}

/** Accepts a code of the app or a recovery code, each once. `off`: the person has no second factor. */
export async function checkFactor(
  db: Db,
  userId: string,
  code: string,
  now: Date,
): Promise<'off' | 'missing' | 'wrong' | 'right'> {
  if (!(await readFactor(db, userId)).isOn) return 'off';
  if (code === '') return 'missing';
  if (await spendTotp(db, userId, code, now)) return 'right';
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirst();
  return numDeletedRows > 0n ? 'right' : 'wrong';
}

/** The step of an accepted code is stored, so that a code that was seen over the shoulder is refused. */
async function spendTotp(db: Db, userId: string, code: string, now: Date): Promise<boolean> {
  const token = code.replaceAll(/\s/gu, '');
  if (!/^\d{6}$/u.test(token)) return false;
  const row = await db
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .select('sealed_secret')
    .executeTakeFirst();
  if (!row) return false;
  const totp = totpOf(await unseal(db, userId, row.sealed_secret), '');
  const delta = totp.validate({ token, timestamp: now.getTime(), window: TOLERANCE });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / PERIOD) + delta;
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const totpOf = (secret: string, account: string): TOTP =>
  new TOTP({ issuer: PLATFORM_TITLE, label: account || 'account', secret: Secret.fromBase32(secret), period: PERIOD });

/** 80 random bits, so that a plain hash of it cannot be searched. @example ABCD-EFGH-IJKL-MNOP */
function newRecoveryCode(): string {
  return (new Secret({ size: 10 }).base32.match(/.{4}/gu) ?? []).join('-');
}

const hashRecoveryCode = (code: string): string =>
  sha256(`recovery code ${code.toUpperCase().replaceAll(/[^A-Z2-7]/gu, '')}`);

async function keyOf(db: Db, userId: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await portalSecret(db, 'secondFactor'), '', `second factor of ${userId}`, 32));
}

/** A copy of the table alone gives no codes. */
async function seal(db: Db, userId: string, text: string): Promise<string> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db, userId), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

async function unseal(db: Db, userId: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db, userId), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}
