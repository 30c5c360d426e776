import { writeTogether } from '../../db/writeBatch.ts';
import { refusalBody } from '../../plugins/errorAnswer.ts';
import { Refusal } from '../../refusal.ts';
import type * as sound from '../../send/runIdempotent.ts';
import { addIntent, hashBody } from '../../store/intents.ts';

/** Runs every request as a new intent: the stored answer of its key is ignored and replaced. */
export const runIdempotent: typeof sound.runIdempotent = async (portal, principal, intent, lock, act) => {
  const { enterpriseId, userId } = principal;
  const { key, call, flow } = intent;
  const given = await portal.db
    .transaction()
    .execute(async (trx) => {
      const locked = await lock(trx, enterpriseId, key);
      return { status: 200, body: await writeTogether(trx, (batch) => act(batch, locked)) };
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: refusalBody(error, principal.locale) };
    });
  await portal.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('intent').where('enterprise_id', '=', enterpriseId).where('key', '=', key).execute();
    const answer = { ...given, key, call, bodyHash: hashBody(intent.body), userId, at: portal.clock() };
    await writeTogether(trx, (batch) => addIntent(batch, enterpriseId, answer));
  });
  await portal.steps.mark(`${flow}.committed`);
  return given;
};
