import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEqualInConstantTime } from '../isEqualInConstantTime.ts';
import { keyedHash } from '../keyedHash.ts';
import { readHostCookie, setHostCookie } from './hostCookie.ts';

const COOKIE = 'tpt-device';
/** Several users may share a browser. */
const ACCOUNTS_MAX = 5;
const LIFE_SECONDS = 180 * 24 * 3_600;

/**
 * Id of an earlier sign-in of the account with this browser, or null. The cookie holds `id.end.signature` for the last
 * accounts; the signature covers the account, whose name is not in the cookie.
 */
export function knownDevice(request: FastifyRequest, secret: string, account: string, now: Date): string | null {
  const entry = entriesOf(request).find((known) => isOf(known, secret, account, now));
  return entry?.split('.')[0] ?? null;
}

/** Marks a browser as used by the account after a successful sign-in. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  account: string,
  now: Date,
): void {
  const others = entriesOf(request).filter((known) => !isOf(known, secret, account, now));
  const id = randomBytes(18).toString('base64url');
  const end = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
  const entry = `${id}.${end}.${sign(id, end, secret, account)}`;
  const value = [entry, ...others].slice(0, ACCOUNTS_MAX).join('~');
  setHostCookie(request, reply, COOKIE, value, { httpOnly: true, maxAge: LIFE_SECONDS });
}

const entriesOf = (request: FastifyRequest): string[] =>
  (readHostCookie(request, COOKIE) ?? '')
    .split('~', ACCOUNTS_MAX)
    .filter((entry) => entry.length < 200 && entry !== '');

function isOf(entry: string, secret: string, account: string, now: Date): boolean {
  const [id = '', end = '', signature = ''] = entry.split('.');
  if (Number(end) * 1000 < now.getTime()) return false;
  return isEqualInConstantTime(signature, sign(id, Number(end), secret, account));
}

const sign = (id: string, end: number, secret: string, account: string): string =>
  keyedHash(secret, `device ${id} ${end} ${account}`);
