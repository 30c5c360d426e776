import type { Selectable } from 'kysely';
import type { EmailProfile, WeChatProfile } from '#contract/endpoints/push.ts';
import { isEmail } from '#contract/entities/checks.ts';
import type { Locale } from '#contract/limits.ts';
import { DEFAULT_PUSH_EVENTS, type PushEventKind } from '#contract/pushEvents.ts';
import { toServerText } from '#schema/dateText.ts';
import type { WeChatPushTable } from '../db/tables/push.ts';
import type { Db, Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { requireLoaded } from './requireLoaded.ts';

interface PushSettings {
  enabled: boolean;
  events: PushEventKind[];
}
type EmailSettings = PushSettings & { emails: string[] };

const NO_EMAIL_SETTINGS: EmailSettings = { enabled: false, events: [...DEFAULT_PUSH_EVENTS], emails: [] };

/** How many addresses of contacts are shown with their deliveries is bounded by the settings' own limit. */
export async function readEmailPush(db: Db, enterpriseId: string): Promise<EmailProfile> {
  const row = await db
    .selectFrom('email_push')
    .select(['enabled', 'events', 'emails'])
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
  const settings = row ?? NO_EMAIL_SETTINGS;
  return { ...settings, deliveries: await readDeliveries(db, enterpriseId, settings.emails) };
}

async function readDeliveries(db: Db, enterpriseId: string, emails: readonly string[]) {
  if (emails.length === 0) return [];
  const [mails, stops] = await Promise.all([
    db
      .selectFrom('mail')
      .distinctOn('recipient')
      .select(['recipient', 'state', 'answer', 'created_at', 'done_at'])
      .where('enterprise_id', '=', enterpriseId)
      .where('recipient', 'in', emails)
      .orderBy('recipient')
      .orderBy('created_at', 'desc')
      .execute(),
    stoppedAddresses(db, enterpriseId),
  ]);
  return emails.map((email) => {
    const mail = mails.find(({ recipient }) => recipient === email);
    const state = stops.has(email.toLowerCase()) ? ('stopped' as const) : (mail?.state ?? ('none' as const));
    const at = mail ? toServerText(mail.done_at ?? mail.created_at) : '';
    return { email, state, answer: mail?.answer ?? '', at };
  });
}

/** Addresses whose owners left, lower-cased. */
export async function stoppedAddresses(db: Db, enterpriseId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('mail_stop').select('address').where('enterprise_id', '=', enterpriseId).execute();
  return new Set(rows.map(({ address }) => address));
}

/**
 * [V22] Saves the valid addresses, each once, and names the others. An address whose owner left stays without mails until
 * its owner agrees again.
 * @throws Refusal `noEmailRecognized` when mails are on and no address is left, or none of those given is valid;
 * `stale` with the stored settings when they are not those that the page had `loaded`
 */
export async function saveEmailPush(
  trx: Tx,
  enterpriseId: string,
  { enabled, events, emails, loaded }: EmailSettings & { loaded?: EmailSettings | undefined },
  locale: Locale,
): Promise<{ saved: string[]; added: string[]; rejected: { value: string; reason: 'invalid' | 'duplicate' }[] }> {
  const saved: string[] = [];
  const rejected: { value: string; reason: 'invalid' | 'duplicate' }[] = [];
  const known = new Set<string>();
  for (const value of emails.map((text) => text.trim()).filter(Boolean)) {
    const key = value.toLowerCase();
    if (isEmail(value, {}) !== null) rejected.push({ value, reason: 'invalid' });
    else if (known.has(key)) rejected.push({ value, reason: 'duplicate' });
    else {
      known.add(key);
      saved.push(value);
    }
  }
  if (saved.length === 0 && (enabled || rejected.length > 0)) throw refuse('noEmailRecognized');
  // Locks the enterprise, because two first saves have no row of their own to lock.
  await trx.selectFrom('enterprise').where('id', '=', enterpriseId).select('id').forNoKeyUpdate().execute();
  const before = await trx
    .selectFrom('email_push')
    .select(['enabled', 'events', 'emails'])
    .where('enterprise_id', '=', enterpriseId)
    .forUpdate()
    .executeTakeFirst();
  const settings = { enabled, events: [...new Set(events)], emails: saved };
  requireLoaded(loaded, before ?? NO_EMAIL_SETTINGS, settings);
  const row = { ...settings, locale };
  await trx
    .insertInto('email_push')
    .values({ ...row, enterprise_id: enterpriseId })
    .onConflict((conflict) => conflict.column('enterprise_id').doUpdateSet(row))
    .execute();
  const old = new Set(before?.emails.map((email) => email.toLowerCase()));
  return { saved, added: [...known].filter((address) => !old.has(address)), rejected };
}

/** [G12] A person's own settings; a person who changed the enterprise starts with the defaults. */
export async function readWeChatPush(db: Db, userId: string, enterpriseId: string): Promise<StoredWeChat> {
  return toWeChatProfile(await weChatRow(db, userId, enterpriseId));
}

function weChatRow(db: Db, userId: string, enterpriseId: string) {
  return db
    .selectFrom('we_chat_push')
    .selectAll()
    .where('user_id', '=', userId)
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
}

/** What is stored of a profile; whether a binding is possible follows from the portal's settings. */
type StoredWeChat = Omit<WeChatProfile, 'available'>;

function toWeChatProfile(row: Selectable<WeChatPushTable> | undefined): StoredWeChat {
  return {
    enabled: row?.enabled ?? true,
    events: row?.events ?? [...DEFAULT_PUSH_EVENTS],
    bound: (row?.open_id ?? null) !== null,
    boundAt: row?.bound_at ? toServerText(row.bound_at) : '',
  };
}

/** Writes columns of a person's settings. */
export async function writeWeChatPush(
  db: Db,
  userId: string,
  enterpriseId: string,
  change: Partial<Pick<WeChatPushTable, 'enabled' | 'events' | 'open_id'>> & {
    bound_at?: Date | null;
    codes_after?: Date;
  },
): Promise<StoredWeChat> {
  const row = await db
    .insertInto('we_chat_push')
    .values({
      user_id: userId,
      enterprise_id: enterpriseId,
      enabled: true,
      events: [...DEFAULT_PUSH_EVENTS],
      open_id: null,
      bound_at: null,
      codes_after: null,
      ...change,
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, enterprise_id: enterpriseId }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWeChatProfile(row);
}
