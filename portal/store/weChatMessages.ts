import type { Selectable } from 'kysely';
import type { WeChatMessageTable } from '../db/tables/push.ts';
import type { Db } from '../portal.ts';

/** Counts an attempt before it is made. @returns null when the message is done */
export async function beginWeChat(db: Db, id: string): Promise<Selectable<WeChatMessageTable> | null> {
  const message = await db
    .updateTable('we_chat_message')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  return message ?? null;
}

export async function settleWeChat(
  db: Db,
  id: string,
  { state, answer, at }: { state: 'sent' | 'refused' | 'expired'; answer: string; at: Date },
): Promise<void> {
  await db
    .updateTable('we_chat_message')
    .set({ state, answer, done_at: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
