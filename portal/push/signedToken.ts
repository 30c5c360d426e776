import { createHmac } from 'node:crypto';
import { isEqualInConstantTime } from '../isEqualInConstantTime.ts';

const sign = (payload: string, secret: string): Buffer => createHmac('sha256', secret).update(payload).digest();

/** Texts that the portal recognizes later without storing them. @param secret of this kind of token only */
export function signToken(texts: readonly string[], secret: string): string {
  const payload = Buffer.from(JSON.stringify(texts)).toString('base64url');
  return `${payload}.${sign(payload, secret).toString('base64url')}`;
}

/** @returns null for a token that the portal did not issue */
export function readToken(token: string, secret: string): string[] | null {
  const [payload = '', signature = ''] = token.split('.');
  if (!isEqualInConstantTime(Buffer.from(signature, 'base64url'), sign(payload, secret))) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[];
}
