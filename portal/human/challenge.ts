import { createHash, randomBytes } from 'node:crypto';
import type { Captcha } from '#contract/endpoints/landing.ts';
import type { Locale } from '#contract/limits.ts';
import { hasZeroBits, WORK_BITS, workText } from '#rules/workProof.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { isEqualInConstantTime } from '../isEqualInConstantTime.ts';
import { keyedHash } from '../keyedHash.ts';
import { drawDigits, randomDigits } from './picture.ts';
import { randomSum } from './question.ts';

const CHALLENGE_LIFE = 10 * 60_000;

/** What a page sends to prove that no script floods the portal. */
export interface HumanProof {
  captchaId: string;
  captchaWork?: number | undefined;
  captchaAnswer?: string | undefined;
}

/**
 * [G18] A challenge of ten minutes that is solved by proof of work or by its picture or question. Nothing is stored
 * until it is answered: its id contains the end and the keyed hash of the answer, under the portal's signature.
 */
export function createChallenge(
  secret: string,
  { now, locale, isText }: { now: Date; locale: Locale; isText: boolean },
): Captcha {
  const nonce = randomBytes(16).toString('base64url');
  const expires = now.getTime() + CHALLENGE_LIFE;
  const sum = randomSum(locale);
  const digits = randomDigits();
  const tag = answerTag(secret, nonce, isText ? sum.answer : digits);
  const content = `${nonce}.${expires.toString(36)}.${tag}`;
  return {
    captchaId: `${content}.${signature(secret, content)}`,
    svg: isText ? '' : drawDigits(digits),
    question: isText ? sum.question : '',
    bits: WORK_BITS,
    expiresAt: new Date(expires).toISOString(),
  };
}

/**
 * Accepts a challenge once; a wrong answer uses it up, too.
 * @throws Refusal `captchaWrong` or `captchaExpired`
 */
export async function requireHuman(db: Db, secret: string, proof: HumanProof, now: Date): Promise<void> {
  const [nonce = '', expires = '', tag = '', signed = ''] = proof.captchaId.split('.');
  if (!isEqualInConstantTime(signed, signature(secret, `${nonce}.${expires}.${tag}`))) throw refuse('captchaWrong');
  const expiresAt = Number.parseInt(expires, 36);
  if (!(expiresAt > now.getTime())) throw refuse('captchaExpired');
  const used = await db
    .insertInto('used_challenge')
    .values({ id: nonce, expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (used.numInsertedOrUpdatedRows === 0n) throw refuse('captchaExpired');
  if (!isSolved(secret, nonce, tag, proof)) throw refuse('captchaWrong');
}

function isSolved(secret: string, nonce: string, tag: string, proof: HumanProof): boolean {
  const { captchaId, captchaWork, captchaAnswer } = proof;
  if (captchaAnswer !== undefined) return isEqualInConstantTime(tag, answerTag(secret, nonce, captchaAnswer));
  if (captchaWork === undefined) return false;
  return hasZeroBits(createHash('sha256').update(workText(captchaId, captchaWork)).digest(), WORK_BITS);
}

const signature = (secret: string, content: string) => keyedHash(secret, `challenge ${content}`);
const answerTag = (secret: string, nonce: string, answer: string) => keyedHash(secret, `answer ${nonce} ${answer}`);
