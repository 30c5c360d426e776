import { refuse } from '../refusal.ts';
import type { Handlers } from '../implement.ts';
import { queueMail, linkTo } from '../mail/queueMail.ts';
import { bindUrl, canBindWeChat, CODE_LIFETIME, newBindCode } from '../push/bindCode.ts';
import { askStopped } from '../push/resumeLink.ts';
import { markBellSeen, readBell } from '../store/bell.ts';
import { limitMails, MAIL_LIMITS } from '../store/mailLimits.ts';
import {
  readEmailPush,
  readWeChatPush,
  saveEmailPush,
  stoppedAddresses,
  writeWeChatPush,
} from '../store/pushSettings.ts';
import { pathTo } from '#contract/routes.ts';
import { toServerText } from '#schema/dateText.ts';

type PushCall =
  | 'getEmailPush'
  | 'saveEmailPush'
  | 'testEmailPush'
  | 'getWeChatPush'
  | 'saveWeChatPush'
  | 'unbindWeChat'
  | 'weChatQrCode'
  | 'listBell'
  | 'markBellSeen';

/** Milliseconds between two test messages of an enterprise. */
const TEST_INTERVAL = 60_000;

/** [R15] [G12] Push settings of the enterprise and of a person, and the bell. */
export const pushHandlers: Handlers<PushCall> = {
  getEmailPush: ({ portal, principal }) => readEmailPush(portal.db, principal.enterpriseId),
  saveEmailPush: ({ portal, principal, body }) =>
    portal.db.transaction().execute(async (trx) => {
      const { added, ...reply } = await saveEmailPush(trx, principal.enterpriseId, body, principal.locale);
      await askStopped(portal, trx, principal, added);
      return reply;
    }),
  testEmailPush: async ({ portal, principal }) => {
    await limitMails(portal, `tests of ${principal.enterpriseId}`, MAIL_LIMITS.tests);
    return portal.db.transaction().execute(async (trx) => {
      const { enterpriseId, userName: name, enterpriseName: enterprise, locale } = principal;
      const settings = await trx
        .selectFrom('email_push')
        .select('emails')
        .where('enterprise_id', '=', enterpriseId)
        .forUpdate()
        .executeTakeFirst();
      const stopped = await stoppedAddresses(trx, enterpriseId);
      const addresses = settings?.emails.filter((email) => !stopped.has(email.toLowerCase())) ?? [];
      if (addresses.length === 0) throw refuse('noEmailRecognized');
      const recent = await trx
        .selectFrom('mail')
        .select('id')
        .where('enterprise_id', '=', enterpriseId)
        .where('template', '=', 'test')
        .where('created_at', '>', new Date(portal.clock().getTime() - TEST_INTERVAL))
        .limit(1)
        .executeTakeFirst();
      if (recent) throw refuse('tooMany');
      const url = linkTo(portal, pathTo.screen('settingEmail'));
      for (const to of addresses) {
        await queueMail(portal, trx, { to, template: 'test', locale, data: { name, enterprise, url }, enterpriseId });
      }
      return { sent: addresses.length };
    });
  },
  getWeChatPush: async ({ portal, principal: { userId, enterpriseId } }) => ({
    ...(await readWeChatPush(portal.db, userId, enterpriseId)),
    available: canBindWeChat(portal),
  }),
  saveWeChatPush: async ({ portal, principal: { userId, enterpriseId }, body: { enabled, events } }) => ({
    ...(await writeWeChatPush(portal.db, userId, enterpriseId, { enabled, events: [...new Set(events)] })),
    available: canBindWeChat(portal),
  }),
  unbindWeChat: async ({ portal, principal: { userId, enterpriseId } }) => {
    const change = { open_id: null, bound_at: null, codes_after: portal.clock() };
    return { ...(await writeWeChatPush(portal.db, userId, enterpriseId, change)), available: canBindWeChat(portal) };
  },
  weChatQrCode: async ({ portal, principal }) => {
    if (!canBindWeChat(portal)) throw refuse('weChatUnavailable');
    const code = await newBindCode(portal, principal);
    const expiresAt = new Date(portal.clock().getTime() + CODE_LIFETIME);
    return { url: bindUrl(portal, code), expiresAt: toServerText(expiresAt) };
  },
  listBell: ({ portal, principal }) => readBell(portal.db, principal),
  markBellSeen: async ({ portal, principal, body }) => ({
    unread: await markBellSeen(portal.db, principal, body.upTo),
  }),
};
