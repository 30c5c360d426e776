import type { Handlers } from '../implement.ts';
import { promotionFor, stopReminders, wantsNoReminder } from '../notices/promotion.ts';
import { markShown, markVersionRead, readNotices, readVersion } from '../notices/readNotices.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';

type NoticeCall =
  | 'listNotices'
  | 'markNoticeShown'
  | 'versionShouldRemind'
  | 'markVersionRead'
  | 'canParticipate'
  | 'activityShouldRemind'
  | 'cancelRemind';

/** [R24] [G08] [G09] Notices, versions and the offer for new customers (decision 0044). */
export const noticeHandlers: Handlers<NoticeCall> = {
  listNotices: ({ portal, principal }) => readNotices(portal.db, principal, portal.clock()),
  markNoticeShown: ({ portal, principal, body }) =>
    markAndTell(portal, principal, (trx) => markShown(trx, principal, body.id, portal.clock())),
  versionShouldRemind: ({ portal, principal }) => readVersion(portal.db, principal, portal.clock()),
  markVersionRead: ({ portal, principal, body }) =>
    markAndTell(portal, principal, (trx) => markVersionRead(trx, principal, body?.id, portal.clock())),
  canParticipate: async ({ portal, principal }) => {
    const url = await promotionFor(portal.db, portal.config, principal);
    return { canParticipate: url !== null, url: url ?? '' };
  },
  activityShouldRemind: async ({ portal, principal }) => {
    const url = await promotionFor(portal.db, portal.config, principal);
    return { shouldRemind: url !== null && !(await wantsNoReminder(portal.db, principal.userId)) };
  },
  cancelRemind: ({ portal, principal }) => stopReminders(portal.db, principal.userId, portal.clock()),
};

/** A mark closes the notice in the person's other browsers. */
function markAndTell(portal: Portal, { enterpriseId }: Principal, work: (trx: Tx) => Promise<void>): Promise<void> {
  return portal.db.transaction().execute(async (trx) => {
    await work(trx);
    if (enterpriseId !== '') await portal.bus.publish(trx, enterpriseId, { type: 'NOTICES' });
  });
}
