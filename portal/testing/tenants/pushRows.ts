import type { TestPortal } from '../harness.ts';
import { rivalQuery, type CallWithoutId } from './tenantCalls.ts';

/** Notices by mail, WeChat and the bell. */
export const pushRows = (test: () => TestPortal) =>
  ({
    getEmailPush: {
      calls: [(client) => client.get(`/enterprise-email-push-config/profile?${rivalQuery(test().rivalId)}`)],
    },
    saveEmailPush: {
      calls: [
        (client) =>
          client.post(`/enterprise-email-push-config/profile?${rivalQuery(test().rivalId)}`, {
            enabled: true,
            events: ['rejected'],
            emails: ['mine@harbour.test'],
          }),
      ],
    },
    testEmailPush: {
      calls: [(client) => client.post(`/enterprise-email-push-config/test?${rivalQuery(test().rivalId)}`)],
    },
    getWeChatPush: {
      calls: [(client) => client.get(`/user-we-chat-push-config/profile?${rivalQuery(test().rivalId)}`)],
    },
    saveWeChatPush: {
      calls: [
        (client) =>
          client.post(`/user-we-chat-push-config/profile?${rivalQuery(test().rivalId)}`, { enabled: true, events: [] }),
      ],
    },
    unbindWeChat: {
      calls: [(client) => client.post(`/user-we-chat-push-config/unbind?${rivalQuery(test().rivalId)}`)],
    },
    weChatQrCode: {
      calls: [
        (client) => client.get(`/whale-user-center/whale/login/qr-code-auth?type=BIND&${rivalQuery(test().rivalId)}`),
      ],
    },
    listBell: { calls: [(client) => client.get(`/push-events?${rivalQuery(test().rivalId)}`)] },
    markBellSeen: {
      calls: [(client) => client.post(`/push-events/seen?${rivalQuery(test().rivalId)}`, { upTo: 1_000_000 })],
    },
  }) satisfies Record<string, CallWithoutId>;
