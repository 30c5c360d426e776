import type { Locale } from '#contract/limits.ts';
import type { Notice, VersionReminder } from '#contract/endpoints/notices.ts';
import type { NoticeText } from '#contract/notices.ts';
import { toServerDay, toServerText } from '#schema/dateText.ts';
import type { NoticeTexts } from '../db/tables/notices.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { cleanNoticeMarkup } from './cleanNoticeMarkup.ts';

type Reader = Pick<Principal, 'userId' | 'enterpriseId' | 'houseScac' | 'locale'>;

/** [R24] Notices of the bulletin board and daily ones: important before others, for fewer before for all, newest first. */
export async function readNotices(db: Db, reader: Reader, now: Date): Promise<Notice[]> {
  const rows = await noticesFor(db, reader, now)
    .where('kind', '!=', 'version')
    .orderBy((build) => build('kind', '=', 'important'), 'desc')
    .orderBy((build) => build('audience', '=', 'all'))
    .orderBy('valid_from', 'desc')
    .orderBy('id')
    .execute();
  const today = toServerDay(now);
  return rows.flatMap(({ id, kind, texts, valid_from, read_at }) => {
    const text = textIn(texts, reader.locale);
    if (!text) return [];
    return {
      ...text,
      id,
      kind,
      important: kind === 'important',
      time: toServerText(valid_from),
      isShown: read_at !== null && toServerDay(read_at) === today,
    };
  });
}

/** [G08] The newest version for a person. */
export async function readVersion(db: Db, reader: Reader, now: Date): Promise<VersionReminder> {
  const rows = await versionsFor(db, reader, now);
  for (const { id, version_name: versionName, texts, valid_from, read_at } of rows) {
    const text = textIn(texts, reader.locale);
    if (!text) continue;
    const versionPush = {
      id,
      versionName,
      versionTime: toServerText(valid_from),
      versionContent: text.body,
      title: text.title,
    };
    return { versionPush, versionPushLog: read_at !== null };
  }
  return { versionPush: null, versionPushLog: true };
}

/**
 * Marks a version as read, with all older ones, which would otherwise appear when it ends.
 * @param id by default the newest version
 */
export async function markVersionRead(trx: Tx, reader: Reader, id: string | undefined, now: Date): Promise<void> {
  const rows = await versionsFor(trx, reader, now);
  const from = id === undefined ? 0 : rows.findIndex((row) => row.id === id);
  if (from < 0) return;
  await mark(
    trx,
    reader,
    rows.slice(from).map((row) => row.id),
    now,
  );
}

/** [G09] Stores that a daily notice was shown now. One that is not for the person is ignored. */
export async function markShown(trx: Tx, reader: Reader, id: string, now: Date): Promise<void> {
  const rows = await noticesFor(trx, reader, now).where('kind', '=', 'daily').where('id', '=', id).execute();
  await mark(
    trx,
    reader,
    rows.map((row) => row.id),
    now,
  );
}

async function mark(trx: Tx, { userId }: Reader, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('notice_read')
    .values(ids.map((notice_id) => ({ user_id: userId, notice_id, at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'notice_id']).doUpdateSet({ at }))
    .execute();
}

const versionsFor = (db: Db, reader: Reader, now: Date) =>
  noticesFor(db, reader, now).where('kind', '=', 'version').orderBy('valid_from', 'desc').orderBy('id').execute();

/** Published notices that are valid now and meant for a person, with his mark. */
function noticesFor(db: Db, { userId, enterpriseId, houseScac }: Reader, now: Date) {
  // `valid_to` names the last second.
  const second = new Date(Math.floor(now.getTime() / 1000) * 1000);
  return db
    .selectFrom('notice')
    .leftJoin('notice_read', (join) =>
      join.onRef('notice_read.notice_id', '=', 'notice.id').on('notice_read.user_id', '=', userId),
    )
    .where('published_at', 'is not', null)
    .where('valid_from', '<=', now)
    .where((build) => build.or([build('valid_to', 'is', null), build('valid_to', '>=', second)]))
    .where((build) =>
      build.or([
        build('audience', '=', 'all'),
        build('enterprise_id', '=', enterpriseId),
        build('house_scac', '=', houseScac),
      ]),
    )
    .select(['id', 'kind', 'audience', 'version_name', 'texts', 'valid_from', 'notice_read.at as read_at']);
}

/** The text in one language, cleaned again: a row may have been written by an older program. */
function textIn(texts: NoticeTexts, locale: Locale): NoticeText | null {
  const text = texts[locale];
  if (!text || (text.title === '' && text.body === '')) return null;
  const { title, greeting, body, signature } = text;
  return { title, greeting: cleanNoticeMarkup(greeting), body: cleanNoticeMarkup(body), signature };
}
