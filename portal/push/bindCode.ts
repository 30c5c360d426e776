import { PORTAL_BASE } from '#contract/calls.ts';
import { linkTo } from '../mail/queueMail.ts';
import type { Portal, Tx } from '../portal.ts';
import { portalSecret } from '../store/secrets.ts';
import { writeWeChatPush } from '../store/pushSettings.ts';
import { readToken, signToken } from './signedToken.ts';

export const BIND_PATH = '/anonymous/we-chat/bind';
export const BOUND_PATH = '/anonymous/we-chat/bound';
/** Milliseconds during which a QR code can be scanned. */
export const CODE_LIFETIME = 5 * 60_000;

interface Person {
  userId: string;
  enterpriseId: string;
}

/** Whether people can bind WeChat: by an adapter, or in practice by a page of the portal. */
export const canBindWeChat = ({ config }: Pick<Portal, 'config'>): boolean =>
  config.weChat !== undefined || config.demo;

/** The code of a QR code: signed, because a GET stores nothing. */
export async function newBindCode({ db, clock }: Portal, { userId, enterpriseId }: Person): Promise<string> {
  return signToken([userId, enterpriseId, String(clock().getTime())], await portalSecret(db, 'weChatBind'));
}

/**
 * Where the QR code leads: to the adapter, which reports to the portal who scanned it (`BOUND_PATH`), or in the practice
 * setting to a page of the portal that replaces the phone.
 */
export function bindUrl(portal: Pick<Portal, 'config'>, code: string): string {
  const { weChat } = portal.config;
  if (!weChat) return linkTo(portal, `${PORTAL_BASE}${BIND_PATH}?lang=zh-CN&code=${code}`);
  const url = new URL(weChat.url);
  url.pathname = `${url.pathname.replace(/\/$/u, '')}/bind`;
  url.searchParams.set('code', code);
  url.searchParams.set('callback', linkTo(portal, `${PORTAL_BASE}${BOUND_PATH}`));
  return url.href;
}

/** The person of a code that can still be used: young, and made after the last binding of the person. */
export async function personOfCode({ db, clock }: Portal, code: string): Promise<Person | null> {
  const [userId, enterpriseId, time] = readToken(code, await portalSecret(db, 'weChatBind')) ?? [];
  const issued = Number(time);
  if (!userId || !enterpriseId || clock().getTime() - issued >= CODE_LIFETIME) return null;
  const person = await db
    .selectFrom('app_user')
    .leftJoin('we_chat_push', 'we_chat_push.user_id', 'app_user.id')
    .select('we_chat_push.codes_after')
    .where('app_user.id', '=', userId)
    .where('app_user.enterprise_id', '=', enterpriseId)
    .where('app_user.joined', '=', true)
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.user_type', 'is', null)
    .executeTakeFirst();
  if (!person || (person.codes_after && person.codes_after.getTime() >= issued)) return null;
  return { userId, enterpriseId };
}

/** Uses a code once and notifies the open settings page. @returns false for a code that cannot be used */
export async function bindPerson(portal: Portal, code: string, openId: string): Promise<boolean> {
  return portal.db.transaction().execute(async (trx) => {
    const person = await personOfCode({ ...portal, db: trx }, code);
    // Two scans wait for each other, also those of two codes of one person; the second finds the first one's binding.
    if (person) await lockPerson(trx, person.userId);
    if (!person || !(await personOfCode({ ...portal, db: trx }, code))) return false;
    const now = portal.clock();
    const change = { open_id: openId, bound_at: now, codes_after: now };
    await writeWeChatPush(trx, person.userId, person.enterpriseId, change);
    await portal.bus.publish(trx, person.enterpriseId, { type: 'WE_CHAT' });
    return true;
  });
}

async function lockPerson(trx: Tx, userId: string): Promise<void> {
  await trx.selectFrom('app_user').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}
