import { z } from 'zod';
import { StartError } from '../startError.ts';

/** Thrown for invalid settings; the message has one line per invalid variable. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

export function invalidValue(sentence: string) {
  return (issue: { input?: unknown }) => `${sentence}, not "${String(issue.input)}".`;
}

export function urlOf(protocols: string[], sentence: string) {
  const isUrl = (text: string) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !protocols.includes(url.protocol)) return false;
    // PostgreSQL addresses may name a socket's folder as a parameter instead of a host.
    return url.hostname !== '' || url.searchParams.has('host');
  };
  return z.string().refine(isUrl, { error: sentence });
}

export const externalUrl = (name: string) =>
  urlOf(['http:', 'https:'], `${name} must be a whole address like https://pay.example.com/isf.`)
    .transform((text) => new URL(text).href)
    .optional();

/** A key that signs messages. */
export const secretOf = (name: string) =>
  z
    .string()
    .min(32, { error: `${name} must have at least 32 characters.` })
    .optional();

/** An address with the key that signs its messages. @throws ConfigError for one without the other */
export function signedService(
  name: string,
  { url, secret }: { url: string | undefined; secret: string | undefined },
): { url: string; secret: string } | null {
  if (!url && !secret) return null;
  if (!url) throw new ConfigError(`${name}_URL must be set with ${name}_SECRET: nothing is sent without it.`);
  if (secret) return { url, secret };
  throw new ConfigError(`${name}_SECRET must be set with ${name}_URL: it signs the messages.`);
}
