import { sql } from 'kysely';
import type { RecognizedDraft } from '#contract/recognition.ts';
import type { Portal } from '../portal.ts';
import { liveDrafts, whyMissing, type DraftReader } from '../store/drafts.ts';
import { readResults } from './readJobs.ts';

/**
 * [A02] What recognition made of a draft, so that another browser shows marks and documents too: the first save of a
 * recognized draft has the id of the result as its key.
 * @throws Refusal as reading the draft does
 */
export async function readDraftRecognition(
  portal: Pick<Portal, 'db' | 'clock' | 'documentKeys'>,
  reader: DraftReader,
  id: string,
): Promise<{ recognition: RecognizedDraft | null }> {
  const { db, clock } = portal;
  const draft = await liveDrafts(db, reader).where('id', '=', id).select(['created_key', 'origin']).executeTakeFirst();
  if (!draft) throw await whyMissing(db, reader, id);
  const [userId = '', resultId = ''] = draft.created_key?.split(' ') ?? [];
  if (draft.origin !== 'AI' || resultId === '') return { recognition: null };
  const batch = await db
    .selectFrom('recognition_batch')
    .where('enterprise_id', '=', reader.enterpriseId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`result_ids && array[${resultId}]::text[]`)
    .where('expires_at', '>', clock())
    .select('id')
    .executeTakeFirst();
  if (!batch) return { recognition: null };
  const results = await readResults(portal, reader.enterpriseId, batch.id);
  return { recognition: results.find((result) => result.id === resultId)?.recognition ?? null };
}
