import { randomInt } from 'node:crypto';
import type { CodePurpose } from '#contract/endpoints/landing.ts';
import type { Db, Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { isEqualInConstantTime } from '../isEqualInConstantTime.ts';
import { keyedHash } from '../keyedHash.ts';

/** Milliseconds. */
export const CODE_LIFE = 10 * 60_000;
export const CODE_TRIES = 5;

/** Who proves that an address is theirs, and for what. */
export interface CodeOwner {
  purpose: CodePurpose;
  /** An e-mail address, or a phone number with `+`. */
  address: string;
}

const keyOf = (secret: string, { purpose, address }: CodeOwner) =>
  keyedHash(secret, `code ${purpose} ${address.trim().toLowerCase()}`);
const hashOf = (secret: string, key: string, code: string) => keyedHash(secret, `${key} ${code}`);

/** Stores a new code of six digits, which replaces the previous one. @returns the code */
export async function issueCode(trx: Tx, secret: string, owner: CodeOwner, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const key = keyOf(secret, owner);
  const row = { code_hash: hashOf(secret, key, code), tries: 0, expires_at: new Date(now.getTime() + CODE_LIFE) };
  await trx
    .insertInto('contact_code')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
  return code;
}

/**
 * Checks a code, counts the try, and runs `effect` in the transaction that uses the code up: of two requests with one
 * code, one takes effect.
 * @throws Refusal `codeWrong` or `codeExpired`
 * @example await redeemCode(db, secret, { purpose: 'register', address: email }, code, now, (trx) => register(trx, …))
 */
export async function redeemCode<T>(
  db: Db,
  secret: string,
  owner: CodeOwner,
  code: string,
  now: Date,
  effect: (trx: Tx) => Promise<T>,
): Promise<T> {
  const key = keyOf(secret, owner);
  // Counted before it is compared and outside of the transaction, so that parallel guesses count as well.
  const row = await db
    .updateTable('contact_code')
    .set((expression) => ({ tries: expression('tries', '+', 1) }))
    .where('key', '=', key)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  if (!row) throw refuse('codeExpired');
  if (!isEqualInConstantTime(row.code_hash, hashOf(secret, key, code))) {
    const left = CODE_TRIES - row.tries;
    throw left > 0 ? refuse('codeWrong', { args: { left } }) : refuse('codeExpired');
  }
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('contact_code')
      .where('key', '=', key)
      .where('code_hash', '=', row.code_hash)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) throw refuse('codeExpired');
    return effect(trx);
  });
}
