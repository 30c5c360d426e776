import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { ExternalPage } from '#contract/externalPages.ts';
import { ID_FORMATS, isEmail } from '#contract/entities/checks.ts';
import { readHost, type HostName } from './hostNames.ts';
import { StartError } from './startError.ts';
import { readDocumentKeys } from './recognition/documentKeys.ts';
import { readTrustProxy, type TrustProxy } from './trustProxy.ts';
import { ALL_CRASH_POINTS, readCrashPlan } from './steps.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Thrown by `readConfig`; the message has one line per invalid variable. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

function refuse(sentence: string) {
  return (issue: { input?: unknown }) => `${sentence}, not "${String(issue.input)}".`;
}

function urlOf(protocols: string[], sentence: string) {
  const isUrl = (text: string) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !protocols.includes(url.protocol)) return false;
    // PostgreSQL addresses may name a socket's folder as a parameter instead of a host.
    return url.hostname !== '' || url.searchParams.has('host');
  };
  return z.string().refine(isUrl, { error: sentence });
}

const externalUrl = (name: string) =>
  urlOf(['http:', 'https:'], `${name} must be a whole address like https://pay.example.com/isf.`)
    .transform((text) => new URL(text).href)
    .optional();

/** An importer number as employer ID, or one assigned by customs: a bond of the provider has no social security number. */
const PROVIDER_BOND = new RegExp(`${ID_FORMATS.EI.source}|${ID_FORMATS.ANI.source}`, 'u');
/** Stands for the provider's number in practice; real filings need the provider's own. */
export const PRACTICE_BOND = '99-000001000';
/** The provider's filer code in practice. */
export const PRACTICE_FILER_CODE = 'TENP';

export interface MailSender {
  name: string;
  address: string;
}

/** Reads `Name <address>` or an address alone; null for anything else. */
export function readSender(text: string): MailSender | null {
  const [, name = '', address] = /^([^<>"\r\n]*)<([^<>]+)>$/u.exec(text) ?? [undefined, '', text];
  return isEmail(address, {}) === null ? { name: name.trim(), address } : null;
}

/** Reads whole origins, without path, wildcard or user; null for anything else. */
export function readOrigins(text: string): string[] | null {
  const origins = text.split(',').map((part) => part.trim());
  const isOrigin = (origin: string) =>
    /^https?:/u.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  return origins.every(isOrigin) ? origins : null;
}

/** Every environment variable of the portal, as documented in the README. */
const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: refuse('PORT must be a whole number from 0 to 65535') })
    .transform(Number)
    .refine((port) => port <= 65_535, {
      error: refuse('PORT must be a whole number from 0 to 65535'),
    })
    .default(8102),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, {
      error: refuse('HOST must be a host name or an address such as localhost or 0.0.0.0'),
    })
    .default('localhost'),
  TPT_TRUST_PROXY: z
    .string()
    .refine((text) => readTrustProxy(text) !== null, {
      error: refuse(
        'TPT_TRUST_PROXY must be addresses or networks such as 10.0.0.5, 172.16.0.0/12 or loopback, separated by commas, or the number of proxies from 0 to 9',
      ),
    })
    .default('loopback'),
  TPT_ALLOWED_HOSTS: z
    .string()
    .refine((text) => text.split(',').every((host) => readHost(host.trim()) !== null), {
      error: refuse('TPT_ALLOWED_HOSTS must be host names such as isf.example.com, separated by commas'),
    })
    .optional(),
  TPT_HSTS: z
    .enum(['subdomains', 'host', 'off'], { error: refuse('TPT_HSTS must be subdomains, host or off') })
    .default('subdomains'),
  TPT_DATA_DIR: z.string().default('./data'),
  TPT_POSTGRES_BIN: z.string().optional(),
  // The message does not repeat the address, which may contain a password.
  DATABASE_URL: urlOf(
    ['postgres:', 'postgresql:'],
    'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
  ).optional(),
  TPT_DEMO: z.enum(['on', 'off'], { error: refuse('TPT_DEMO must be on or off') }).optional(),
  TPT_PRACTICE_SUPPORT: z
    .enum(['on', 'off'], { error: refuse('TPT_PRACTICE_SUPPORT must be on or off') })
    .default('off'),
  TPT_DEFAULT_FILER_CODE: z
    .string()
    .regex(/^[A-Z0-9]{3,4}$/u, { error: refuse('TPT_DEFAULT_FILER_CODE must be 3 or 4 capital letters or digits') })
    .optional(),
  LOGIN_URL: urlOf(
    ['http:', 'https:'],
    'LOGIN_URL must be a whole address like https://login.example.com/.',
  ).optional(),
  TPT_CRASH_AT: z
    .string()
    .refine((text) => text.split(',').every(readCrashPlan), {
      error: refuse(`TPT_CRASH_AT must be one of ${ALL_CRASH_POINTS.join(', ')}, as step, step:2 or db:step`),
    })
    .optional(),
  TPT_PRACTICE_SPEED: z
    .string()
    .refine((text) => Number(text) >= 0.01 && Number(text) <= 1000, {
      error: refuse('TPT_PRACTICE_SPEED must be a number from 0.01 to 1000'),
    })
    .transform(Number)
    .default(1),
  TPT_GATEWAY: z.enum(['practice', 'files'], { error: refuse('TPT_GATEWAY must be practice or files') }).optional(),
  TPT_PROVIDER_BOND: z
    .string()
    .regex(PROVIDER_BOND, { error: refuse('TPT_PROVIDER_BOND must be a bond number such as 12-345678900') })
    .optional(),
  TPT_GATEWAY_DIR: z.string().optional(),
  SMTP_URL: urlOf(
    ['smtp:', 'smtps:'],
    // The message does not repeat the address, which may contain a password.
    'SMTP_URL must be an address like smtps://user:password@mail.example.com:465.',
  ).optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => readSender(text) !== null, {
      error: refuse('MAIL_FROM must be an address such as isf@example.com or ISF desk <isf@example.com>'),
    })
    .optional(),
  WECHAT_PUSH_URL: urlOf(
    ['http:', 'https:'],
    'WECHAT_PUSH_URL must be the whole address of the adapter like https://wechat.example.com/push.',
  ).optional(),
  WECHAT_PUSH_SECRET: z.string().min(32, { error: 'WECHAT_PUSH_SECRET must have at least 32 characters.' }).optional(),
  PAYMENT_URL: urlOf(
    ['http:', 'https:'],
    'PAYMENT_URL must be the whole address of the payment service like https://pay.example.com/tpt.',
  ).optional(),
  PAYMENT_SECRET: z.string().min(32, { error: 'PAYMENT_SECRET must have at least 32 characters.' }).optional(),
  TPT_PUBLIC_URL: urlOf(
    ['http:', 'https:'],
    'TPT_PUBLIC_URL must be the whole address of the app like https://isf.example.com.',
  ).optional(),
  TPT_UPLOAD_SPACE: z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,3})?$/u, { error: refuse('TPT_UPLOAD_SPACE must be a number of gigabytes such as 20') })
    .transform((text) => Math.round(Number(text) * 1024 ** 3))
    .default(20 * 1024 ** 3),
  // The messages do not repeat the key.
  TPT_DOCUMENT_KEY: z
    .string()
    .refine((text) => readDocumentKeys(text) !== null, {
      error:
        'TPT_DOCUMENT_KEY must be 32 bytes as 64 hex digits or base64; older keys may follow, separated by commas.',
    })
    .transform((text) => readDocumentKeys(text) ?? undefined)
    .optional(),
  TPT_DOCUMENT_DAYS: z
    .string()
    .regex(/^\d{1,3}$/u, { error: refuse('TPT_DOCUMENT_DAYS must be a number of days from 1 to 365') })
    .transform(Number)
    .refine((days) => days >= 1 && days <= 365, {
      error: refuse('TPT_DOCUMENT_DAYS must be a number of days from 1 to 365'),
    })
    .default(30),
  PROMOTION_URL: urlOf(
    ['http:', 'https:'],
    'PROMOTION_URL must be the whole address of the promotion site like https://offers.example.com.',
  ).optional(),
  TPT_EMBED_ORIGINS: z
    .string()
    .refine((text) => readOrigins(text) !== null, {
      error: refuse('TPT_EMBED_ORIGINS must be origins such as https://desk.example.com, separated by commas'),
    })
    .optional(),
  RECHARGE_URL: externalUrl('RECHARGE_URL'),
  INVOICE_URL: externalUrl('INVOICE_URL'),
  COUPON_URL: externalUrl('COUPON_URL'),
  SETTLEMENT_URL: externalUrl('SETTLEMENT_URL'),
  INTRO_VIDEO_URL: externalUrl('INTRO_VIDEO_URL'),
  SMS_WEBHOOK_URL: urlOf(
    ['http:', 'https:'],
    'SMS_WEBHOOK_URL must be a whole address like https://sms.example.com/send.',
  ).optional(),
  SMS_WEBHOOK_SECRET: z.string().min(32, { error: 'SMS_WEBHOOK_SECRET must have at least 32 characters.' }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: refuse(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`) }).default('warn'),
});

/** Settings from environment variables. */
export type Config = {
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
  /** Absolute path. */
  dataDir: string;
  /** Absolute path of the files that people upload. */
  uploadDir: string;
  /** Bytes that the uploads of all enterprises may have together. */
  uploadSpace: number;
  /** Keys that encrypt documents in recognition, the current one first; without them a key file in `documentDir`. */
  documentKeys?: Buffer[];
  /** Absolute path of the folder of the key file. */
  documentDir: string;
  /** Days until documents in recognition are deleted. */
  documentDays: number;
  /** Preferred folder of `postgres` and `initdb`. */
  postgresBin?: string;
  /** An external PostgreSQL server instead of the embedded one. */
  databaseUrl?: string;
  /** Whether an empty database gets the practice enterprise. */
  demo: boolean;
  /** Whether the practice account of support staff may sign in. Its password is published. */
  practiceSupport: boolean;
  /** Filer code of enterprises that have registered none of their own; empty where the provider offers none. */
  defaultFilerCode: string;
  loginUrl?: string;
  /** Fault tests: the step at which the portal kills itself. */
  crashAt?: string;
  /** Factor by which practice customs answers faster than in reality. */
  practiceSpeed: number;
  /** Connection to customs: practice customs, or files exchanged with an EDI engine. */
  gateway: 'practice' | 'files';
  /** Whether TPT_GATEWAY is set. Real filings must not go to practice customs by default. */
  gatewayIsNamed: boolean;
  /** [B07] The number of the provider's bond; empty where the provider offers none. */
  providerBond: string;
  /** Absolute path of the folders that `files` shares with the engine. */
  gatewayDir: string;
  /** [R25] Origins of hosts that may frame the app. */
  embedOrigins: string[];
  /** [R18] Pages of the billing service; the portal's cashier without them. */
  externalPages: Partial<Record<ExternalPage, string>>;
  /** [R25] The settlement app that the page frames, hidden. */
  settlementUrl?: string;
  /** [R17] The intro video: a file, or a page that plays it. */
  introVideoUrl?: string;
  /** Receives text messages; without it they are only stored. */
  smsWebhook?: { url: string; secret: string };
  logLevel: (typeof LOG_LEVELS)[number];
  /** The mail server; without it mails are written to `outboxDir`. */
  smtpUrl?: string;
  mailFrom: MailSender;
  /** Absolute path. */
  outboxDir: string;
  /** Adapter that passes messages to WeChat; without it they are stored for the support desk. */
  weChat?: { url: string; secret: string };
  /** [G09] The site with the offer for new customers; without it there is no promotion. */
  promotionUrl?: string;
  /** [M02] The payment service; `practice` is the one of the tool, null: nobody can top up. */
  payment: { url: string; secret: string } | 'practice' | null;
  /** Origin of the app in links of mails, without a slash at the end. */
  publicUrl: string;
};

/** Sender of mails that are written to the outbox folder and never delivered. */
const PRACTICE_SENDER: MailSender = { name: 'TenPlusTwo', address: 'no-reply@localhost.localdomain' };

function publicUrlOf(named: string | undefined, allowedHosts: string | undefined, port: number): string {
  if (named) return new URL(named).origin;
  const host = allowedHosts?.split(',')[0]?.trim();
  return host ? `https://${host}` : `http://localhost:${port}`;
}

/**
 * Reads the environment; an empty variable counts as absent.
 * @throws ConfigError with every invalid variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => issue.message).join('\n'));
  }
  const values = result.data;
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM must be set with SMTP_URL: the address that mails come from.');
  }
  const weChat = { url: values.WECHAT_PUSH_URL, secret: values.WECHAT_PUSH_SECRET };
  if (weChat.url && !weChat.secret) {
    throw new ConfigError('WECHAT_PUSH_SECRET must be set with WECHAT_PUSH_URL: it signs the messages.');
  }
  const sms = { url: values.SMS_WEBHOOK_URL, secret: values.SMS_WEBHOOK_SECRET };
  if (sms.url && !sms.secret) {
    throw new ConfigError('SMS_WEBHOOK_SECRET must be set with SMS_WEBHOOK_URL: it signs the messages.');
  }
  const payment = { url: values.PAYMENT_URL, secret: values.PAYMENT_SECRET };
  if (payment.url && !payment.secret) {
    throw new ConfigError('PAYMENT_SECRET must be set with PAYMENT_URL: it signs the messages.');
  }
  // Demo accounts have a published password, so an external database gets them only on request.
  const demo = values.TPT_DEMO ? values.TPT_DEMO === 'on' : values.DATABASE_URL === undefined;
  const gateway = values.TPT_GATEWAY ?? 'practice';
  return {
    port: values.PORT,
    host: values.HOST,
    trustProxy: readTrustProxy(values.TPT_TRUST_PROXY) ?? [],
    allowedHosts: (values.TPT_ALLOWED_HOSTS ?? '').split(',').flatMap((host) => readHost(host.trim()) ?? []),
    hsts: values.TPT_HSTS,
    dataDir: resolve(values.TPT_DATA_DIR),
    uploadDir: resolve(values.TPT_DATA_DIR, 'uploads'),
    uploadSpace: values.TPT_UPLOAD_SPACE,
    ...(values.TPT_DOCUMENT_KEY ? { documentKeys: values.TPT_DOCUMENT_KEY } : {}),
    documentDir: resolve(values.TPT_DATA_DIR, 'documents'),
    documentDays: values.TPT_DOCUMENT_DAYS,
    postgresBin: values.TPT_POSTGRES_BIN,
    databaseUrl: values.DATABASE_URL,
    demo,
    practiceSupport: values.TPT_PRACTICE_SUPPORT === 'on',
    defaultFilerCode: values.TPT_DEFAULT_FILER_CODE ?? (demo && gateway === 'practice' ? PRACTICE_FILER_CODE : ''),
    loginUrl: values.LOGIN_URL,
    crashAt: values.TPT_CRASH_AT,
    practiceSpeed: values.TPT_PRACTICE_SPEED,
    gateway,
    providerBond: values.TPT_PROVIDER_BOND ?? (demo && gateway === 'practice' ? PRACTICE_BOND : ''),
    gatewayIsNamed: values.TPT_GATEWAY !== undefined,
    gatewayDir: resolve(values.TPT_GATEWAY_DIR ?? join(values.TPT_DATA_DIR, 'gateway')),
    embedOrigins: readOrigins(values.TPT_EMBED_ORIGINS ?? '') ?? [],
    externalPages: {
      rechargeRecord: values.RECHARGE_URL,
      invoiceRecord: values.INVOICE_URL,
      coupon: values.COUPON_URL,
    },
    settlementUrl: values.SETTLEMENT_URL,
    introVideoUrl: values.INTRO_VIDEO_URL,
    ...(sms.url && sms.secret ? { smsWebhook: { url: sms.url, secret: sms.secret } } : {}),
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    mailFrom: readSender(values.MAIL_FROM ?? '') ?? PRACTICE_SENDER,
    outboxDir: resolve(values.TPT_DATA_DIR, 'outbox'),
    ...(values.PROMOTION_URL ? { promotionUrl: values.PROMOTION_URL } : {}),
    ...(weChat.url && weChat.secret ? { weChat: { url: weChat.url, secret: weChat.secret } } : {}),
    payment: payment.url && payment.secret ? { url: payment.url, secret: payment.secret } : demo ? 'practice' : null,
    publicUrl: publicUrlOf(values.TPT_PUBLIC_URL, values.TPT_ALLOWED_HOSTS, values.PORT),
  };
}
