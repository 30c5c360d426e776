import { randomBytes } from 'node:crypto';
import { sha256 } from '../sha256.ts';

/** The tables store this hash, so that a copy of them opens no link. */
export const hashLinkToken = (token: string): string => sha256(`link ${token}`);

/** 256 random bits for a link in a mail. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}
