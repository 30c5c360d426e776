import { sql } from 'kysely';
import type { PracticeMessage, PracticeState } from '#contract/endpoints/practice.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Db } from '../../portal.ts';
import { readPracticeSetting } from '../../store/practice.ts';
import type { JobPayloads } from '../../jobs/jobKinds.ts';

const SHOWN_MESSAGES = 100;

/** Settings, received messages and pending answers of practice customs. @param speed default until it is set */
export async function practiceState(db: Db, speed: number): Promise<PracticeState> {
  const rows = await shownMessages(db);
  const due = await dueAnswers(
    db,
    rows.map((row) => row.control_no),
  );
  const messages = rows.map((row) => ({
    controlNo: row.control_no,
    transactionNo: row.transaction_no,
    action: row.action,
    amsNo: row.ams_no,
    receivedAt: toServerText(row.received_at),
    text: row.text,
    isSilent: row.is_silent,
    due: due.get(row.control_no) ?? [],
  }));
  return { ...(await readPracticeSetting(db, speed)), messages, silent: await countSilent(db) };
}

const newestMessages = (db: Db) =>
  db
    .selectFrom('practice_message')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('control_no', 'desc')
    .limit(SHOWN_MESSAGES);

/** The newest messages, and the newest with a suppressed answer, because a filing waits for each of those. */
async function shownMessages(db: Db) {
  const newest = await newestMessages(db).execute();
  const shown = new Set(newest.map((row) => row.control_no));
  const silent = await newestMessages(db).where('is_silent', '=', true).execute();
  return [...newest, ...silent.filter((row) => !shown.has(row.control_no))];
}

async function countSilent(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('practice_message')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('is_silent', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Due = PracticeMessage['due'];

/** Pending answers by control number. */
async function dueAnswers(db: Db, controlNos: readonly string[]): Promise<Map<string, Due>> {
  const found = new Map<string, Due>();
  if (controlNos.length === 0) return found;
  const rows = await pendingAnswers(db)
    .select(['id', 'kind', 'payload', 'run_at'])
    .where(sql<string>`payload->>'controlNo'`, 'in', controlNos)
    .orderBy('run_at')
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const { controlNo, ...payload } = row.payload as JobPayloads['practice.answer' | 'practice.match'];
    const said = 'said' in payload ? payload.said : `SA +${payload.day}`;
    const known = found.get(controlNo) ?? [];
    found.set(controlNo, [...known, { id: String(row.id), at: toServerText(row.run_at), said }]);
  }
  return found;
}

const pendingAnswers = (db: Db) =>
  db.selectFrom('job').where('kind', 'in', ['practice.answer', 'practice.match']).where('done_at', 'is', null);
