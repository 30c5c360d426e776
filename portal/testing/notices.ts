import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { NoticeText } from '#contract/notices.ts';
import type { NoticeTable, NoticeTexts } from '../db/tables/notices.ts';
import type { Portal } from '../portal.ts';

export const noticeText = (title: string, body = `<p>${title} body</p>`): NoticeText => ({
  title,
  greeting: 'Dear customer,',
  body,
  signature: 'Customer service',
});
export const inAllLanguages = (text: NoticeText): NoticeTexts => ({ en: text, 'zh-CN': text, vi: text });

/** Stores a published notice, by default an important one for everybody, valid from now on. @returns its id */
export async function addNotice(
  { db, clock }: Pick<Portal, 'db' | 'clock'>,
  texts: NoticeTexts,
  changes: Partial<Omit<Insertable<NoticeTable>, 'texts'>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('notice')
    .values({
      kind: 'important',
      audience: 'all',
      enterprise_id: null,
      house_scac: null,
      valid_from: clock(),
      published_at: clock(),
      updated_at: clock(),
      ...changes,
      id: randomUUID(),
      texts: JSON.stringify(texts),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
