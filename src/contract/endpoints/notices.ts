import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { NOTICE_KINDS } from '../notices.ts';

const id = z.string().min(1).max(100);

const notice = z.object({
  id,
  kind: z.enum(NOTICE_KINDS),
  title: z.string(),
  greeting: z.string(),
  body: z.string(),
  signature: z.string(),
  time: z.string(),
  important: z.boolean(),
  /** A daily notice: whether it was shown to the user today. */
  isShown: z.boolean(),
});
export type Notice = z.output<typeof notice>;

const versionPush = z.object({
  id,
  versionName: z.string(),
  versionTime: z.string(),
  /** Changes, one a line; each may be HTML. */
  versionContent: z.string(),
  /** Empty: the page's default. */
  title: z.string(),
});
export type VersionPush = z.output<typeof versionPush>;

const versionReminder = z.object({
  /** The newest version for the user; null without one. */
  versionPush: versionPush.nullable(),
  /** Whether the user has read it. */
  versionPushLog: z.boolean(),
});
export type VersionReminder = z.output<typeof versionReminder>;

const participation = z.object({
  canParticipate: z.boolean(),
  /** Whole address of the offer; empty without one. */
  url: z.string(),
});

export const noticeEndpoints = {
  listNotices: endpoint(calls.listNotices, { reply: z.array(notice) }),
  markNoticeShown: endpoint(calls.markNoticeShown, { body: z.strictObject({ id }), reply: z.void() }),
  versionShouldRemind: endpoint(calls.versionShouldRemind, { reply: versionReminder }),
  markVersionRead: endpoint(calls.markVersionRead, {
    body: z.strictObject({ id: id.optional() }).optional(),
    reply: z.void(),
  }),
  canParticipate: endpoint(calls.canParticipate, { reply: participation }),
  activityShouldRemind: endpoint(calls.activityShouldRemind, { reply: z.object({ shouldRemind: z.boolean() }) }),
  cancelRemind: endpoint(calls.cancelRemind, { reply: z.void() }),
};
