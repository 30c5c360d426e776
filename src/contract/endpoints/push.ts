import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { PUSH_EVENTS, PUSH_LIMITS } from '../pushEvents.ts';

const events = z.array(z.enum(PUSH_EVENTS)).max(PUSH_EVENTS.length);

/** How mails to an address fared last; `stopped`: its owner left by the link of a mail. */
const delivery = z.object({
  email: z.string(),
  state: z.enum(['none', 'waiting', 'sent', 'refused', 'expired', 'stopped']),
  answer: z.string(),
  at: z.string(),
});
export type MailDelivery = z.output<typeof delivery>;

const emailPush = z.object({ enabled: z.boolean(), events, emails: z.array(z.string()) });
const emailBody = emailPush.extend({ emails: z.array(z.string().max(1_000)).max(PUSH_LIMITS.emails) }).strict();
const emailProfile = emailPush.extend({ deliveries: z.array(delivery) });
export type EmailProfile = z.output<typeof emailProfile>;

const rejected = z.object({ value: z.string(), reason: z.enum(['invalid', 'duplicate']) });

const weChatPush = z.object({ enabled: z.boolean(), events });
/** `available`: a WeChat account can be bound on this installation. */
const weChatProfile = weChatPush.extend({ available: z.boolean(), bound: z.boolean(), boundAt: z.string() });
export type WeChatProfile = z.output<typeof weChatProfile>;

/** An event of the bell; `subject` and `detail` are variables of its text. */
const bellEvent = z.object({
  id: z.number().int(),
  kind: z.enum(PUSH_EVENTS),
  subject: z.string(),
  detail: z.string(),
  filingId: z.string().nullable(),
  draftId: z.string().nullable(),
  at: z.string(),
  isUnread: z.boolean(),
});
export type BellEvent = z.output<typeof bellEvent>;
const bell = z.object({ records: z.array(bellEvent), unread: z.number().int() });
export type BellReply = z.output<typeof bell>;

export const pushEndpoints = {
  getEmailPush: endpoint(calls.getEmailPush, { reply: emailProfile }),
  saveEmailPush: endpoint(calls.saveEmailPush, {
    // With the settings that the page had loaded, a stale save is refused (409).
    body: emailBody.extend({ loaded: emailBody.optional() }).strict(),
    reply: z.object({ saved: z.array(z.string()), rejected: z.array(rejected) }),
  }),
  testEmailPush: endpoint(calls.testEmailPush, { reply: z.object({ sent: z.number().int() }) }),
  getWeChatPush: endpoint(calls.getWeChatPush, { reply: weChatProfile }),
  saveWeChatPush: endpoint(calls.saveWeChatPush, { body: weChatPush.strict(), reply: weChatProfile }),
  unbindWeChat: endpoint(calls.unbindWeChat, { reply: weChatProfile }),
  weChatQrCode: endpoint(calls.weChatQrCode, {
    query: z.object({ type: z.literal('BIND') }),
    reply: z.object({ url: z.string(), expiresAt: z.string() }),
  }),
  listBell: endpoint(calls.listBell, { reply: bell }),
  markBellSeen: endpoint(calls.markBellSeen, {
    body: z.strictObject({ upTo: z.number().int().min(0) }),
    reply: z.object({ unread: z.number().int() }),
  }),
};
