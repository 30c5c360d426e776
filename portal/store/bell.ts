import type { BellReply } from '#contract/endpoints/push.ts';
import { PUSH_LIMITS } from '#contract/pushEvents.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';

type Reader = Pick<Principal, 'userId' | 'enterpriseId' | 'draftsOf'>;

/** [G12] The newest events that a person may see: without own submissions' receipts, and drafts of others where these are private. */
export async function readBell(db: Db, reader: Reader): Promise<BellReply> {
  const [seen, rows] = await Promise.all([lastSeen(db, reader), visibleEvents(db, reader).execute()]);
  const records = rows.map(({ filing_id: filingId, draft_id: draftId, at, ...event }) => ({
    ...event,
    filingId,
    draftId,
    at: toServerText(at),
    isUnread: event.id > seen,
  }));
  return { records, unread: records.filter(({ isUnread }) => isUnread).length };
}

function visibleEvents(db: Db, { enterpriseId, draftsOf }: Reader) {
  return db
    .selectFrom('push_event')
    .select(['id', 'kind', 'subject', 'detail', 'filing_id', 'draft_id', 'at'])
    .where('enterprise_id', '=', enterpriseId)
    .where('kind', '!=', 'submitted')
    .$if(draftsOf !== null, (query) =>
      query.where((build) =>
        build.or([
          build('draft_id', 'is', null),
          build.exists(
            build
              .selectFrom('draft')
              .select('draft.id')
              .whereRef('draft.enterprise_id', '=', 'push_event.enterprise_id')
              .whereRef('draft.id', '=', 'push_event.draft_id')
              .where('draft.owner_id', '=', draftsOf ?? ''),
          ),
        ]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(PUSH_LIMITS.bell);
}

async function lastSeen(db: Db, { userId, enterpriseId }: Reader): Promise<number> {
  const row = await db
    .selectFrom('bell_seen')
    .select('event_id')
    .where('user_id', '=', userId)
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
  return row?.event_id ?? 0;
}

/** Marks events as seen. An older mark, of another tab, changes nothing. */
export async function markBellSeen(db: Db, reader: Reader, upTo: number): Promise<number> {
  const { userId, enterpriseId } = reader;
  const newest = await db
    .selectFrom('push_event')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('enterprise_id', '=', enterpriseId)
    .executeTakeFirst();
  const eventId = Math.min(upTo, newest?.id ?? 0);
  await db
    .insertInto('bell_seen')
    .values({ user_id: userId, enterprise_id: enterpriseId, event_id: eventId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ enterprise_id: enterpriseId, event_id: eventId })
        .where((build) =>
          build.or([build('bell_seen.event_id', '<', eventId), build('bell_seen.enterprise_id', '!=', enterpriseId)]),
        ),
    )
    .execute();
  return (await readBell(db, reader)).unread;
}
