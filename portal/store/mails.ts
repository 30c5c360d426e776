import type { Insertable, Selectable } from 'kysely';
import type { MailTable } from '../db/tables/mail.ts';
import type { Db, Tx } from '../portal.ts';

export type StoredMail = Selectable<MailTable>;

export async function insertMail(trx: Tx, mail: Insertable<MailTable>): Promise<void> {
  await trx.insertInto('mail').values(mail).execute();
}

/** Counts an attempt before it is made. @returns null when the mail is done or was removed */
export async function beginAttempt(db: Db, id: string, now: Date): Promise<StoredMail | null> {
  const mail = await db
    .updateTable('mail')
    .set((row) => ({ attempts: row('attempts', '+', 1), tried_at: now }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  return mail ?? null;
}

/** Stores why an attempt failed; the mail still waits. */
export async function keepAnswer(db: Db, id: string, answer: string): Promise<void> {
  await db.updateTable('mail').set({ answer }).where('id', '=', id).where('state', '=', 'waiting').execute();
}

/** Ends a mail and blanks its text. */
export async function settleMail(
  db: Db,
  id: string,
  { state, answer, at }: { state: 'sent' | 'refused' | 'expired'; answer: string; at: Date },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state, answer, done_at: at, text: '', html: '', unsubscribe_url: '' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
