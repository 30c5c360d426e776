import type { TestPortal } from '../harness.ts';
import { expectForbidden, rivalQuery, type CallWithoutId } from './tenantCalls.ts';

type NoticeCall =
  | 'listNotices'
  | 'markNoticeShown'
  | 'versionShouldRemind'
  | 'markVersionRead'
  | 'canParticipate'
  | 'activityShouldRemind'
  | 'cancelRemind'
  | 'importAmsBills';

/** Notices of another enterprise, or of its filer code, are not shown, and its people's marks do not change. */
export const noticeRows = (test: () => TestPortal): Record<NoticeCall, CallWithoutId> => {
  const get = (path: string): CallWithoutId => ({
    calls: [(client) => client.get(path), (client) => client.get(`${path}?${rivalQuery(test().rivalId)}`)],
  });
  const withIds = async (call: (id: string) => Promise<unknown>) => {
    const rows = await test().portal.db.selectFrom('notice').where('audience', '!=', 'all').select('id').execute();
    for (const { id } of rows) await call(id);
  };
  const mark = (path: string): CallWithoutId => ({
    calls: [
      async (client) => {
        await withIds((id) => client.post(path, { id }));
        return client.post(path, { id: 'nowhere' });
      },
    ],
  });
  return {
    listNotices: get('/notices'),
    markNoticeShown: mark('/notices/shown'),
    versionShouldRemind: get('/api/version-push/should-remind'),
    markVersionRead: mark('/api/version-push/read'),
    canParticipate: get('/api/activity/new-user/can-participate'),
    activityShouldRemind: get('/api/activity/new-user/should-remind'),
    // Only for support staff.
    importAmsBills: { calls: [expectForbidden((client) => client.post('/support/ams-bills/import?save=true', {}))] },
    cancelRemind: {
      calls: [(client) => client.post(`/api/activity/new-user/cancel-remind?${rivalQuery(test().rivalId)}`)],
    },
  };
};
