import { sql } from 'kysely';
import { isEmail } from '#contract/entities/checks.ts';
import type { Locale } from '#contract/limits.ts';
import { seesAllDrafts } from '#rules/draftScope.ts';
import { readPushEvents, type PushEventKind } from '#contract/pushEvents.ts';
import { pathTo } from '#contract/routes.ts';
import { tryLockUntilCommit } from '../db/advisoryLock.ts';
import { linkTo, queueMail } from '../mail/queueMail.ts';
import type { Portal, Tx } from '../portal.ts';
import { stoppedAddresses } from '../store/pushSettings.ts';
import { portalSecret } from '../store/secrets.ts';
import { draftOwners, type DigestEvent } from './draftOwners.ts';
import { eventPath, eventText, pushText } from './eventText.ts';
import { noticeDue } from './noticeDue.ts';
import { defaultLocale, LINES_MAX, NOTICE_INTERVAL } from './noticeLimits.ts';
import { stopLink } from './stopLink.ts';
import { queueWeChat } from './weChat.ts';

interface Recipient {
  address: string;
  events: readonly PushEventKind[];
}

/** [G12] Records events that are due, and sends what was recorded to the people who want it. */
export async function sendDigests(portal: Portal): Promise<void> {
  const { db, clock, log } = portal;
  await noticeDue(db, clock());
  const { rows } = await sql<{ id: string }>`
    select distinct enterprise_id as id from push_event where not is_collected`.execute(db);
  for (const { id } of rows) {
    await db
      .transaction()
      .execute((trx) => sendDigest(portal, trx, id))
      // One enterprise's failure must not keep the others' mails.
      .catch((error: unknown) => log.warn({ err: error, enterprise: id }, 'a digest failed and will be retried'));
  }
}

/** Sends the open events of an enterprise, unless the last digest was sent a short time ago. */
async function sendDigest(portal: Portal, trx: Tx, enterpriseId: string): Promise<void> {
  const now = portal.clock();
  if (!(await tryLockUntilCommit(trx, 'digest', enterpriseId))) return;
  if (await wasSentSince(trx, enterpriseId, new Date(now.getTime() - NOTICE_INTERVAL))) return;
  const events = await collectEvents(trx, enterpriseId);
  const mails = await queueMails(portal, trx, enterpriseId, events);
  const messages = await queueWeChat(portal, trx, enterpriseId, events);
  if (mails + messages === 0) return;
  await trx
    .insertInto('push_digest')
    .values({ enterprise_id: enterpriseId, sent_at: now })
    .onConflict((conflict) => conflict.column('enterprise_id').doUpdateSet({ sent_at: now }))
    .execute();
}

async function wasSentSince(trx: Tx, enterpriseId: string, since: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('push_digest')
    .select('sent_at')
    .where('enterprise_id', '=', enterpriseId)
    .where('sent_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

async function collectEvents(trx: Tx, enterpriseId: string): Promise<DigestEvent[]> {
  const rows = await trx
    .updateTable('push_event')
    .set({ is_collected: true })
    .where('enterprise_id', '=', enterpriseId)
    .where('is_collected', '=', false)
    .returning(['id', 'kind', 'subject', 'detail', 'filing_id', 'draft_id'])
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}

async function queueMails(portal: Portal, trx: Tx, enterpriseId: string, events: DigestEvent[]): Promise<number> {
  const { recipients, locale: chosen } = await readRecipients(trx, enterpriseId);
  const locale = chosen ?? defaultLocale(portal.config);
  const secret = await portalSecret(trx, 'mailStop');
  const mayRead = await draftReaders(trx, enterpriseId, events);
  let count = 0;
  for (const { address, events: wanted } of recipients) {
    const included = events.filter((event) => wanted.includes(event.kind) && mayRead(address, event));
    if (included.length === 0) continue;
    count += 1;
    await queueMail(portal, trx, {
      to: address,
      template: 'events',
      locale,
      data: await digestData(portal, trx, enterpriseId, locale, included),
      enterpriseId,
      unsubscribeUrl: stopLink(portal, secret, { enterpriseId, address }, locale),
    });
  }
  return count;
}

/**
 * [P04] Which addresses may read an event: while drafts are private, those about a draft reach only the addresses of its
 * owner and of admins.
 */
async function draftReaders(trx: Tx, enterpriseId: string, events: readonly DigestEvent[]) {
  const owners = await draftOwners(trx, enterpriseId, events);
  if (owners.size === 0) return () => true;
  const people = await trx
    .selectFrom('app_user')
    .innerJoin('enterprise', 'enterprise.id', 'app_user.enterprise_id')
    .select(['app_user.id', 'account', 'admin', 'user_type as userType', 'shared_drafts as sharedDrafts'])
    .where('enterprise_id', '=', enterpriseId)
    .where('disabled_at', 'is', null)
    .execute();
  if (people.some(({ sharedDrafts }) => sharedDrafts)) return () => true;
  const byAddress = new Map(people.map((person) => [person.account.toLowerCase(), person]));
  return (address: string, { draft_id: draft }: DigestEvent): boolean => {
    const person = byAddress.get(address.toLowerCase());
    if (draft === null) return true;
    return person !== undefined && (seesAllDrafts(person) || owners.get(draft) === person.id);
  };
}

/**
 * The enterprise's addresses and its contacts, each address once with everything that is ticked for it.
 * @returns also the chosen language; null without one
 */
async function readRecipients(
  trx: Tx,
  enterpriseId: string,
): Promise<{ recipients: Recipient[]; locale: Locale | null }> {
  const settings = await trx
    .selectFrom('email_push')
    .select(['enabled', 'events', 'emails', 'locale'])
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
  const { rows: contacts } = await sql<{ address: string; events: string }>`
    select body->>'email' as address, body->>'pushEvents' as events from linkman
    where enterprise_id = ${enterpriseId} and deleted_at is null and body->>'pushEvents' <> ''`.execute(trx);
  const stopped = await stoppedAddresses(trx, enterpriseId);
  const own = settings?.enabled ? settings.emails.map((address) => ({ address, events: settings.events })) : [];
  const found = new Map<string, Recipient>();
  for (const one of [...own, ...contacts.map((contact) => ({ ...contact, events: readPushEvents(contact.events) }))]) {
    const key = one.address.toLowerCase();
    // Earlier releases accepted addresses that cannot get mail.
    if (stopped.has(key) || isEmail(one.address, {}) !== null) continue;
    const known = found.get(key);
    found.set(key, known ? { ...known, events: [...known.events, ...one.events] } : one);
  }
  return { recipients: [...found.values()], locale: settings?.locale ?? null };
}

async function digestData(portal: Portal, trx: Tx, enterpriseId: string, locale: Locale, included: DigestEvent[]) {
  const { name } = await trx
    .selectFrom('enterprise')
    .select('name')
    .where('id', '=', enterpriseId)
    .executeTakeFirstOrThrow();
  const [first] = included;
  const lines = included.slice(0, LINES_MAX).map((event) => ({
    text: eventText(locale, event),
    url: linkTo(portal, eventPath(event)),
  }));
  const more = included.length - lines.length;
  return {
    title:
      first && included.length === 1
        ? eventText(locale, first)
        : pushText(locale, 'digest.title', { count: included.length }),
    enterprise: name,
    lines: more > 0 ? [...lines, { text: pushText(locale, 'digest.more', { count: more }) }] : lines,
    url: linkTo(portal, first && included.length === 1 ? eventPath(first) : pathTo.screen('hasSentList')),
  };
}
