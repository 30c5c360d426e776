import { resolve } from 'node:path';
import { z } from 'zod';
import type { ExternalPageName } from '#contract/externalPages.ts';
import { isEmail } from '#contract/entities/checks.ts';
import { ConfigError, externalUrl, invalidValue, secretOf, signedService, urlOf } from './variables.ts';

export interface MailSender {
  name: string;
  address: string;
}

/** Reads `Name <address>` or an address alone; null for anything else. */
function readSender(text: string): MailSender | null {
  const [, name = '', address] = /^([^<>"\r\n]*)<([^<>]+)>$/u.exec(text) ?? [undefined, '', text];
  return isEmail(address, {}) === null ? { name: name.trim(), address } : null;
}

export const serviceVariables = z.object({
  SMTP_URL: urlOf(
    ['smtp:', 'smtps:'],
    // The message does not repeat the address, which may contain a password.
    'SMTP_URL must be an address like smtps://user:password@mail.example.com:465.',
  ).optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => readSender(text) !== null, {
      error: invalidValue('MAIL_FROM must be an address such as isf@example.com or ISF desk <isf@example.com>'),
    })
    .optional(),
  WECHAT_PUSH_URL: urlOf(
    ['http:', 'https:'],
    'WECHAT_PUSH_URL must be the whole address of the adapter like https://wechat.example.com/push.',
  ).optional(),
  WECHAT_PUSH_SECRET: secretOf('WECHAT_PUSH_SECRET'),
  PAYMENT_URL: urlOf(
    ['http:', 'https:'],
    'PAYMENT_URL must be the whole address of the payment service like https://pay.example.com/tpt.',
  ).optional(),
  PAYMENT_SECRET: secretOf('PAYMENT_SECRET'),
  PROMOTION_URL: urlOf(
    ['http:', 'https:'],
    'PROMOTION_URL must be the whole address of the promotion site like https://offers.example.com.',
  ).optional(),
  RECHARGE_URL: externalUrl('RECHARGE_URL'),
  INVOICE_URL: externalUrl('INVOICE_URL'),
  COUPON_URL: externalUrl('COUPON_URL'),
  SETTLEMENT_URL: externalUrl('SETTLEMENT_URL'),
  INTRO_VIDEO_URL: externalUrl('INTRO_VIDEO_URL'),
  SMS_WEBHOOK_URL: urlOf(
    ['http:', 'https:'],
    'SMS_WEBHOOK_URL must be a whole address like https://sms.example.com/send.',
  ).optional(),
  SMS_WEBHOOK_SECRET: secretOf('SMS_WEBHOOK_SECRET'),
});

export interface ServiceConfig {
  /** [R18] Pages of the billing service; the portal's cashier without them. */
  externalPages: Partial<Record<ExternalPageName, string>>;
  /** [R25] The settlement app that the page frames, hidden. */
  settlementUrl?: string;
  /** [R17] The intro video: a file, or a page that plays it. */
  introVideoUrl?: string;
  /** Receives text messages; without it they are only stored. */
  smsWebhook?: { url: string; secret: string };
  /** The mail server; without it mails are written to `outboxDir`. */
  smtpUrl?: string;
  mailFrom: MailSender;
  /** Absolute path. */
  outboxDir: string;
  /** Adapter that passes messages to WeChat; without it they are stored for the support desk. */
  weChat?: { url: string; secret: string };
  /** [G09] The site with the offer for new customers; without it there is no promotion. */
  promotionUrl?: string;
  /** [M02] The payment service; `practice` is the one of the tool, null: coins cannot be bought. */
  payment: { url: string; secret: string } | 'practice' | null;
}

/** Sender of mails that are written to the outbox folder and never delivered. */
const PRACTICE_SENDER: MailSender = { name: 'TenPlusTwo', address: 'no-reply@localhost.localdomain' };

/** @throws ConfigError for a service without the second variable that it needs */
export function readServices(
  values: z.output<typeof serviceVariables>,
  { dataDir, demo }: { dataDir: string; demo: boolean },
): ServiceConfig {
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM must be set with SMTP_URL: the address that mails come from.');
  }
  if (values.MAIL_FROM && !values.SMTP_URL) {
    throw new ConfigError('SMTP_URL must be set with MAIL_FROM: without a mail server no mail leaves.');
  }
  const weChat = signedService('WECHAT_PUSH', { url: values.WECHAT_PUSH_URL, secret: values.WECHAT_PUSH_SECRET });
  const sms = signedService('SMS_WEBHOOK', { url: values.SMS_WEBHOOK_URL, secret: values.SMS_WEBHOOK_SECRET });
  const payment = signedService('PAYMENT', { url: values.PAYMENT_URL, secret: values.PAYMENT_SECRET });
  return {
    externalPages: {
      rechargeRecord: values.RECHARGE_URL,
      invoiceRecord: values.INVOICE_URL,
      coupon: values.COUPON_URL,
    },
    settlementUrl: values.SETTLEMENT_URL,
    introVideoUrl: values.INTRO_VIDEO_URL,
    ...(sms ? { smsWebhook: sms } : {}),
    smtpUrl: values.SMTP_URL,
    mailFrom: readSender(values.MAIL_FROM ?? '') ?? PRACTICE_SENDER,
    outboxDir: resolve(dataDir, 'outbox'),
    ...(weChat ? { weChat } : {}),
    ...(values.PROMOTION_URL ? { promotionUrl: values.PROMOTION_URL } : {}),
    payment: payment ?? (demo ? 'practice' : null),
  };
}
