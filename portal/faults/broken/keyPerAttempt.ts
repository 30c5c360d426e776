import { refusalBody } from '../../plugins/errorAnswer.ts';
import { Refusal } from '../../refusal.ts';
import type * as sound from '../../send/runIdempotent.ts';
import { hashBody, writeIntent } from '../../store/intents.ts';

/** Runs every request as a new intent: the stored answer of its key is ignored and replaced. */
export const runIdempotent: typeof sound.runIdempotent = async (portal, principal, intent, act) => {
  const { enterpriseId, userId } = principal;
  const { key, call, flow } = intent;
  const given = await portal.db
    .transaction()
    .execute(async (trx) => ({ status: 200, body: await act(trx) }))
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: refusalBody(error, principal.locale) };
    });
  await portal.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('intent').where('enterprise_id', '=', enterpriseId).where('key', '=', key).execute();
    const answer = { ...given, key, call, bodyHash: hashBody(intent.body), userId, at: portal.clock() };
    await writeIntent(trx, enterpriseId, answer);
  });
  await portal.steps.mark(`${flow}.committed`);
  return given;
};
