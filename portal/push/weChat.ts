import { randomUUID } from 'node:crypto';
import { pathTo } from '#contract/routes.ts';
import { seesAllDrafts } from '#rules/draftScope.ts';
import { RetryLater } from '../jobs/jobKinds.ts';
import { linkTo } from '../mail/queueMail.ts';
import { mailDelay, DELIVERY_TIMEOUT } from '../mail/sendMail.ts';
import type { Portal, Tx } from '../portal.ts';
import { signedHeaders } from '../signedMessage.ts';
import { queueJobs } from '../store/jobs.ts';
import { beginWeChat, settleWeChat } from '../store/weChatMessages.ts';
import { draftOwners, type DigestEvent } from './draftOwners.ts';
import { eventText, pushText } from './eventText.ts';

const LINES_MAX = 10;

/** Queues messages to the bound people of an enterprise who subscribed to these events. @returns their number */
export async function queueWeChat(
  portal: Portal,
  trx: Tx,
  enterpriseId: string,
  events: readonly DigestEvent[],
): Promise<number> {
  const people = await trx
    .selectFrom('we_chat_push as push')
    .innerJoin('app_user', 'app_user.id', 'push.user_id')
    .innerJoin('enterprise', 'enterprise.id', 'push.enterprise_id')
    .select(['push.user_id', 'push.events', 'push.open_id', 'app_user.admin', 'app_user.user_type'])
    .select('enterprise.shared_drafts')
    .where('push.enterprise_id', '=', enterpriseId)
    .whereRef('app_user.enterprise_id', '=', 'push.enterprise_id')
    .where('push.enabled', '=', true)
    .where('push.open_id', 'is not', null)
    .where('app_user.joined', '=', true)
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.user_type', 'is', null)
    .execute();
  if (people.length === 0) return 0;
  const owners = await draftOwners(trx, enterpriseId, events);
  let count = 0;
  for (const person of people) {
    const { user_id: userId, user_type: userType, admin, shared_drafts: sharedDrafts } = person;
    const sees = seesAllDrafts({ admin, userType, sharedDrafts });
    const included = events.filter(
      ({ kind, draft_id: draft }) =>
        person.events.includes(kind) && (draft === null || sees || owners.get(draft) === userId),
    );
    if (included.length === 0) continue;
    count += 1;
    await queueMessage(portal, trx, { enterpriseId, userId, openId: person.open_id ?? '', events: included });
  }
  return count;
}

async function queueMessage(
  portal: Portal,
  trx: Tx,
  to: { enterpriseId: string; userId: string; openId: string; events: readonly DigestEvent[] },
): Promise<void> {
  const now = portal.clock();
  const id = randomUUID();
  const lines = to.events.slice(0, LINES_MAX).map((event) => eventText('zh-CN', event));
  const more = to.events.length - lines.length;
  if (more > 0) lines.push(pushText('zh-CN', 'digest.more', { count: more }));
  await trx
    .insertInto('we_chat_message')
    .values({
      id,
      enterprise_id: to.enterpriseId,
      user_id: to.userId,
      open_id: to.openId,
      text: lines.join('\n'),
      url: linkTo(portal, pathTo.screen('hasSentList')),
      // Without an adapter the support desk shows the message.
      state: portal.config.weChat ? 'waiting' : 'stored',
      created_at: now,
      done_at: portal.config.weChat ? null : now,
    })
    .execute();
  if (!portal.config.weChat) return;
  await queueJobs(trx, now, [{ kind: 'weChat.send', payload: { messageId: id }, enterpriseId: to.enterpriseId }]);
}

/** Replies after which the same message can still be accepted. */
const isTemporary = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429;

/**
 * Posts a message to the adapter. Its id is the `Idempotency-Key`: the adapter answers a repetition (after a crash, a
 * lost answer) without delivering it again.
 * @throws RetryLater when the adapter may take it later
 */
export async function sendWeChat({ db, clock, config }: Portal, id: string, signal: AbortSignal): Promise<void> {
  const message = await beginWeChat(db, id);
  if (!message || !config.weChat) return;
  const settle = (state: 'sent' | 'refused' | 'expired', answer: string) =>
    settleWeChat(db, id, { state, answer, at: clock() });
  const { open_id: openId, text, url } = message;
  const body = JSON.stringify({ id, openId, text, url });
  let answer: string;
  let reply: Response | undefined;
  try {
    const given = await fetch(config.weChat.url, {
      method: 'POST',
      headers: { 'idempotency-key': id, ...signedHeaders(config.weChat.secret, clock(), body) },
      body,
      signal,
      redirect: 'error',
    });
    await given.body?.cancel();
    reply = given;
    answer = `HTTP ${given.status}`;
  } catch (error) {
    answer = error instanceof Error ? error.message : String(error);
  }
  if (reply?.ok) return settle('sent', answer);
  if (reply && !isTemporary(reply.status)) return settle('refused', answer);
  if (clock().getTime() - message.created_at.getTime() >= DELIVERY_TIMEOUT) return settle('expired', answer);
  throw new RetryLater(answer, mailDelay(message.attempts));
}
