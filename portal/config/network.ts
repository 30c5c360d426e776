import { z } from 'zod';
import { readHost, type HostName } from '../hostNames.ts';
import { readTrustProxy, type TrustProxy } from '../trustProxy.ts';
import { invalidValue, urlOf } from './variables.ts';

/** Reads whole origins, without path, wildcard or user; null for anything else. */
function readOrigins(text: string): string[] | null {
  const origins = text.split(',').map((part) => part.trim());
  const isOrigin = (origin: string) =>
    /^https?:/u.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  return origins.every(isOrigin) ? origins : null;
}

export const networkVariables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: invalidValue('PORT must be a whole number from 0 to 65535') })
    .transform(Number)
    .refine((port) => port <= 65_535, {
      error: invalidValue('PORT must be a whole number from 0 to 65535'),
    })
    .default(8102),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, {
      error: invalidValue('HOST must be a host name or an address such as localhost or 0.0.0.0'),
    })
    .default('localhost'),
  TPT_TRUST_PROXY: z
    .string()
    .refine((text) => readTrustProxy(text) !== null, {
      error: invalidValue(
        'TPT_TRUST_PROXY must be addresses or networks such as 10.0.0.5, 172.16.0.0/12 or loopback, separated by commas, or the number of proxies from 0 to 9',
      ),
    })
    .default('loopback'),
  TPT_ALLOWED_HOSTS: z
    .string()
    .refine((text) => text.split(',').every((host) => readHost(host.trim()) !== null), {
      error: invalidValue('TPT_ALLOWED_HOSTS must be host names such as isf.example.com, separated by commas'),
    })
    .optional(),
  TPT_HSTS: z
    .enum(['subdomains', 'host', 'off'], { error: invalidValue('TPT_HSTS must be subdomains, host or off') })
    .default('subdomains'),
  TPT_EMBED_ORIGINS: z
    .string()
    .refine((text) => readOrigins(text) !== null, {
      error: invalidValue('TPT_EMBED_ORIGINS must be origins such as https://desk.example.com, separated by commas'),
    })
    .optional(),
  TPT_PUBLIC_URL: urlOf(
    ['http:', 'https:'],
    'TPT_PUBLIC_URL must be the whole address of the app like https://isf.example.com.',
  ).optional(),
  LOGIN_URL: urlOf(
    ['http:', 'https:'],
    'LOGIN_URL must be a whole address like https://login.example.com/.',
  ).optional(),
});

export interface NetworkConfig {
  /** 0 lets the system choose a free port. */
  port: number;
  /** `localhost` listens on every loopback address and on no other. */
  host: string;
  /** Proxies whose X-Forwarded-For, -Proto and -Host are trusted; a number counts proxies from the portal outward. */
  trustProxy: TrustProxy;
  /** Accepted host names beside loopback and HOST. */
  allowedHosts: HostName[];
  /** Scope of Strict-Transport-Security. */
  hsts: 'subdomains' | 'host' | 'off';
  /** [R25] Origins of hosts that may frame the app. */
  embedOrigins: string[];
  /** Origin of the app in links of mails, without a slash at the end. */
  publicUrl: string;
  loginUrl?: string;
}

function publicUrlOf(named: string | undefined, allowedHosts: string | undefined, port: number): string {
  if (named) return new URL(named).origin;
  const host = allowedHosts?.split(',')[0]?.trim();
  return host ? `https://${host}` : `http://localhost:${port}`;
}

export function readNetwork(values: z.output<typeof networkVariables>): NetworkConfig {
  return {
    port: values.PORT,
    host: values.HOST,
    trustProxy: readTrustProxy(values.TPT_TRUST_PROXY) ?? [],
    allowedHosts: (values.TPT_ALLOWED_HOSTS ?? '').split(',').flatMap((host) => readHost(host.trim()) ?? []),
    hsts: values.TPT_HSTS,
    embedOrigins: readOrigins(values.TPT_EMBED_ORIGINS ?? '') ?? [],
    publicUrl: publicUrlOf(values.TPT_PUBLIC_URL, values.TPT_ALLOWED_HOSTS, values.PORT),
    loginUrl: values.LOGIN_URL,
  };
}
