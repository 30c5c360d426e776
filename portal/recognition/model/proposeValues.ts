import { sql } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import type { RecognizedDraft } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { answerSchema, readProposals } from '#recognition/model/answerSchema.ts';
import { documentText } from '#recognition/model/documentText.ts';
import { acceptProposals } from '#recognition/model/acceptProposals.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Portal } from '../../portal.ts';
import { Unrecognizable } from '../unrecognizable.ts';
import { askModel, ModelFailure } from './modelClient.ts';

/**
 * [A04] Lets the model of `TPT_AI_URL` propose values where an administrator agreed. Documents of several bills are not
 * sent: an answer could not be assigned to a bill. A failure changes nothing about what the engine recognized.
 * @throws Unrecognizable `aiAbnormal` when the engine recognized nothing and the model failed
 */
export async function proposeValues(
  portal: Portal,
  enterpriseId: string,
  { models, drafts, billType }: { models: readonly DocumentModel[]; drafts: RecognizedDraft[]; billType: BillType },
  signal: AbortSignal,
): Promise<RecognizedDraft[]> {
  const { model: settings } = portal.config;
  if (!settings || models.length === 0 || drafts.length > 1 || !(await mayAsk(portal, enterpriseId))) return drafts;
  const lines = documentText(models);
  const text = lines.map((line) => line.text).join('\n');
  const draft = drafts[0] ?? blankDraft(models, billType);
  const type: BillType = draft.bill['billType'] === 0 ? 0 : 1;
  try {
    const answer = await askModel(settings, { text, schema: answerSchema(type) }, signal);
    await addUsage(portal, enterpriseId, answer.tokens);
    const updated = acceptProposals(draft, readProposals(type, answer.content), lines);
    return updated.values.length > 0 ? [updated] : drafts;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    if (error.tokens > 0) await addUsage(portal, enterpriseId, error.tokens);
    portal.log.warn({ reason: error.message }, 'the model gave no answer');
    if (drafts.length === 0) throw new Unrecognizable('aiAbnormal');
    return drafts;
  }
}

const blankDraft = (models: readonly DocumentModel[], billType: BillType): RecognizedDraft => ({
  bill: { billType },
  values: [],
  documents: models.map(({ filename }, at) => ({ jobId: String(at), filename })),
});

const today = ({ clock }: Pick<Portal, 'clock'>): string => toServerText(clock()).slice(0, 'YYYY-MM-DD'.length);

/** Whether an administrator agreed and tokens of the day are left. Runs of an enterprise are one at a time. */
async function mayAsk(portal: Portal, enterpriseId: string): Promise<boolean> {
  const { db, config } = portal;
  const row = await db
    .selectFrom('enterprise')
    .where('id', '=', enterpriseId)
    .select('recognition_model')
    .executeTakeFirst();
  if (!row?.recognition_model) return false;
  const used = await db
    .selectFrom('recognition_usage')
    .where('enterprise_id', '=', enterpriseId)
    .where('day', '=', today(portal))
    .select('tokens')
    .executeTakeFirst();
  return (used?.tokens ?? 0) < (config.model?.dailyTokens ?? 0);
}

const addUsage = (portal: Portal, enterpriseId: string, tokens: number) =>
  sql`
    insert into recognition_usage (enterprise_id, day, requests, tokens)
    values (${enterpriseId}, ${today(portal)}, 1, ${tokens})
    on conflict (enterprise_id, day) do update
      set requests = recognition_usage.requests + 1, tokens = recognition_usage.tokens + excluded.tokens`.execute(
    portal.db,
  );
