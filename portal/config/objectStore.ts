import { z } from 'zod';
import { isLoopback, readHost } from '../hostNames.ts';
import { ConfigError, invalidValue } from './variables.ts';

/** Milliseconds of one request with its repetitions: the largest upload over a line of 6 Mbit/s. */
const TIMEOUT = 30_000;

interface StoreAddress {
  /** Scheme, host and port. */
  origin: string;
  bucket: string;
  /** Begins every key; empty, or with a slash at the end. */
  prefix: string;
}

/** [O06] A store with the S3 protocol, addressed by path. */
export interface ObjectStoreSettings extends StoreAddress {
  region: string;
  accessKey: string;
  secretKey: string;
  /** Milliseconds of one request with its repetitions. */
  timeout: number;
}

const BUCKET = /^[\w][\w.-]{1,62}$/u;
const SEGMENT = /^[\w.-]{1,100}$/u;

/** Reads `https://host/bucket/prefix`; null for anything else, for keys in it, and for plain http that is not chosen. */
function readStoreAddress(text: string): StoreAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/u.test(url.protocol) || url.username || url.password || url.hash) return null;
  const isSafe = url.protocol === 'https:' || isLoopback(readHost(url.host)?.name ?? '');
  const isChosen = url.protocol === 'http:' && url.search === '?tls=off';
  if (url.search === '' ? !isSafe : !isChosen) return null;
  const [bucket = '', ...segments] = url.pathname.replaceAll(/^\/|\/$/gu, '').split('/');
  if (!BUCKET.test(bucket) || !segments.every((segment) => SEGMENT.test(segment))) return null;
  return { origin: url.origin, bucket, prefix: segments.map((segment) => `${segment}/`).join('') };
}

export const objectStoreVariables = z.object({
  // The message does not repeat the address, which may contain a key.
  TPT_S3_URL: z
    .string()
    .refine((text) => readStoreAddress(text) !== null, {
      error:
        'TPT_S3_URL must be an https address with the bucket and perhaps a prefix, without keys, like https://s3.example.com/isf/uploads; http to another host needs ?tls=off at the end.',
    })
    .optional(),
  TPT_S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,60}$/u, {
      error: invalidValue('TPT_S3_REGION must be the name of a region such as eu-central-1'),
    })
    .default('us-east-1'),
  TPT_S3_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/u, { error: 'TPT_S3_ACCESS_KEY must be 1 to 200 letters, digits or signs.' })
    .optional(),
  TPT_S3_SECRET_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/u, { error: 'TPT_S3_SECRET_KEY must be 1 to 200 letters, digits or signs.' })
    .optional(),
});

/** @throws ConfigError for an address without its keys, and for keys without an address */
export function readObjectStore(values: z.output<typeof objectStoreVariables>): ObjectStoreSettings | null {
  const { TPT_S3_URL: url, TPT_S3_REGION: region, TPT_S3_ACCESS_KEY: accessKey, TPT_S3_SECRET_KEY: secretKey } = values;
  const address = url === undefined ? null : readStoreAddress(url);
  if (!address) {
    const name = accessKey ? 'TPT_S3_ACCESS_KEY' : 'TPT_S3_SECRET_KEY';
    if (accessKey || secretKey)
      throw new ConfigError(`TPT_S3_URL must be set with ${name}: the address of the bucket.`);
    return null;
  }
  if (!accessKey) throw new ConfigError('TPT_S3_ACCESS_KEY must be set with TPT_S3_URL: the id of the key.');
  if (!secretKey) throw new ConfigError('TPT_S3_SECRET_KEY must be set with TPT_S3_URL: it signs the requests.');
  return { ...address, region, accessKey, secretKey, timeout: TIMEOUT };
}
