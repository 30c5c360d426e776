import { isfDb } from './isfDb.ts';
import { intentFromStore, intentToStore } from './intentStore.ts';
import { canSeal } from './ownerSeal.ts';
import { withReopen } from './reopen.ts';
import { containsSensitive, isSealedValue, sealFieldsIfOpen, sealValue } from './sealedRecord.ts';
import { sealHiddenTextLeftovers } from './hiddenTextDb.ts';
import { tptDb } from './tptDb.ts';

/**
 * Encrypts what an earlier version or the older tool stored in clear, for each owner with a key: personal ids and birth
 * dates in the database shared with the older tool, all text in the others.
 */
export async function sealLeftovers(owner: string): Promise<void> {
  if (!canSeal(owner)) return;
  for (const store of ['draft_store', 'temManage_store', 'resend_store', 'has_sent_store'] as const) {
    await withReopen(isfDb(), (db) =>
      db[store].filter(containsSensitive).modify((record, place) => {
        place.value = sealFieldsIfOpen(owner, record);
      }),
    );
  }
  await withReopen(tptDb(), async (db) => {
    await db.parked
      .filter((parked) => !isSealedValue(parked.record) && canSeal(parked.owner))
      .modify((parked) => {
        parked.record = sealValue(parked.owner, parked.record);
      });
    await db.quarantine
      .filter((found) => !isSealedValue(found.record) && found.owner !== undefined && canSeal(found.owner))
      .modify((found) => {
        found.record = sealValue(found.owner ?? '', found.record);
      });
    await db.intents
      .filter((intent) => !isSealedValue(intent.body) && canSeal(intent.owner))
      .modify((intent, place) => {
        place.value = intentToStore(intentFromStore(intent));
      });
  });
  await sealHiddenTextLeftovers();
}
