import { sql } from 'kysely';
import { LOADING_MARKS } from '#contract/limits.ts';
import { UNMATCHED_DAYS, type PushEventKind } from '#contract/pushEvents.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Db } from '../portal.ts';
import { recordEvents, type NewEvent } from './recordEvents.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A portal that was off for longer reports no old filings when it starts. */
const LOOK_BACK_DAYS = 30;
/** Rows of one round; the rest is found by the next. */
const BATCH = 500;

interface Found extends Pick<NewEvent, 'subject'> {
  enterpriseId: string;
  at: Date;
  id: string;
  isDraft: boolean;
}

/** Records the events that no action causes: loading draws near, or customs found no match for days. Each once. */
export async function noticeDue(db: Db, now: Date): Promise<void> {
  const [soon, late] = [LOADING_MARKS.soon, LOADING_MARKS.late].map((hours) => new Date(now.getTime() + hours * HOUR));
  if (!soon || !late) return;
  await record(db, now, 'deadline48', await findDue(db, 'deadline48', late, soon));
  await record(db, now, 'deadline24', await findDue(db, 'deadline24', now, late));
  await record(db, now, 'notMatched', await findUnmatched(db, now));
}

/** A changed loading time is another deadline. */
const onceKey = (kind: PushEventKind, { id, at }: Pick<Found, 'id' | 'at'>): string =>
  kind === 'notMatched' ? `${kind} ${id}` : `${kind} ${id} ${at.getTime()}`;

/** Drafts, and filings that customs rejected, which load in a period. */
async function findDue(db: Db, kind: PushEventKind, from: Date, to: Date): Promise<Found[]> {
  const isNew = sql`not exists (select from push_event e where e.enterprise_id = due.enterprise_id
    and e.once_key = ${kind} || ' ' || due.id || ' ' || (extract(epoch from due.loading_at) * 1000)::bigint)`;
  const { rows } = await sql<Found>`
    select enterprise_id as "enterpriseId", id, subject, loading_at as at, is_draft as "isDraft" from (
      select enterprise_id, id, coalesce(ams_nos[1], nullif(buyer_name, ''), '–') as subject, loading_at, true as is_draft
      from draft where deleted_at is null and sent_at is null and loading_at > ${from} and loading_at <= ${to}
      union all
      select enterprise_id, id, ams_no, loading_at, false
      from filing where declaration_status = 'receiveFailed' and loading_at > ${from} and loading_at <= ${to}
    ) as due where ${isNew} limit ${BATCH}`.execute(db);
  return rows;
}

async function findUnmatched(db: Db, now: Date): Promise<Found[]> {
  const until = new Date(now.getTime() - UNMATCHED_DAYS * DAY);
  const from = new Date(now.getTime() - LOOK_BACK_DAYS * DAY);
  const { rows } = await sql<Found>`
    select enterprise_id as "enterpriseId", id, ams_no as subject, created_at as at, false as "isDraft" from filing
    where match_status in ('none', 'notOnFile') and declaration_status not in ('submitted', 'receiveFailed', 'deleteSuccess')
      and created_at > ${from} and created_at <= ${until}
      and not exists (select from push_event e where e.enterprise_id = filing.enterprise_id
        and e.once_key = 'notMatched ' || filing.id) limit ${BATCH}`.execute(db);
  return rows;
}

async function record(db: Db, now: Date, kind: PushEventKind, found: readonly Found[]): Promise<void> {
  for (const enterpriseId of new Set(found.map((one) => one.enterpriseId))) {
    const some = found.filter((one) => one.enterpriseId === enterpriseId);
    const events = some.map((one) => ({
      kind,
      subject: one.subject,
      // Without seconds.
      detail: toServerText(one.at).slice(0, 16),
      ...(one.isDraft ? { draftId: one.id } : { filingId: one.id }),
      onceKey: onceKey(kind, one),
    }));
    await db.transaction().execute((trx) => recordEvents(trx, enterpriseId, now, events));
  }
}
