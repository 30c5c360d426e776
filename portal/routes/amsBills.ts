import { LIMITS } from '#contract/limits.ts';
import type { AmsImportReply } from '#contract/endpoints/amsBills.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { inChunks } from '../db/inChunks.ts';
import type { Handlers } from '../implement.ts';
import type { AmsBillsOutcome, AmsBillsTask } from '../imports/amsBillsTable.ts';
import { importText } from '../imports/importTexts.ts';
import { readInThread } from '../imports/readInThread.ts';
import { Unreadable } from '../imports/unreadable.ts';
import { Uploads, type ReceivedUpload } from '../plugins/uploads.ts';
import type { Portal } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { actorOf, writeAudit, type Actor } from '../store/auditLog.ts';
import { findFiledInAms } from '../store/claims.ts';

/** [K02] Imports a list of B/L numbers that were filed for AMS: a preview with its errors, then the numbers, each once. */
export function amsBillHandlers(): Handlers<'importAmsBills'> {
  const uploads = new Uploads();
  return {
    importAmsBills: ({ portal, principal, query, request, reply }) => {
      const limits = { max: LIMITS.importFile, pace: portal.paces?.upload };
      return uploads.receive(request, reply, limits, async (upload) => {
        const outcome = await readUpload(upload).catch((error: unknown) => {
          if (!(error instanceof Unreadable)) throw error;
          const message = importText(request.locale, `reason.${error.reason}`, error.args);
          const refusal = error.reason === 'tooLarge' ? 'importTooLarge' : 'importUnreadable';
          throw refuse(refusal, { extra: { message, reason: error.reason } });
        });
        const mustSave = query.save === 'true' && outcome.errorCount === 0;
        if (mustSave)
          return saveBills(portal, outcome, { actor: actorOf(principal, request), name: upload?.name ?? '' });
        return describe(outcome, await findKnown(portal, outcome), 0);
      });
    },
  };
}

async function readUpload(upload: ReceivedUpload | null): Promise<AmsBillsOutcome> {
  if (!upload) throw new Unreadable('noFile');
  const task: AmsBillsTask = { kind: 'amsBills', bytes: upload.bytes, name: upload.name };
  return readInThread<AmsBillsOutcome>(task, () => {});
}

const findKnown = async ({ db }: Pick<Portal, 'db'>, { bills }: AmsBillsOutcome): Promise<number> =>
  (
    await findFiledInAms(
      db,
      bills.map(({ amsNo }) => amsNo),
    )
  ).size;

const describe = ({ bills, errors, errorCount }: AmsBillsOutcome, known: number, added: number): AmsImportReply => ({
  numbers: bills.length,
  known,
  errors,
  errorCount,
  added,
});

function saveBills(
  portal: Portal,
  outcome: AmsBillsOutcome,
  { actor, name }: { actor: Actor; name: string },
): Promise<AmsImportReply> {
  const now = portal.clock();
  return portal.db.transaction().execute(async (trx) => {
    const added = await inChunks(outcome.bills, (some) =>
      trx
        .insertInto('ams_bill')
        .values(some.map(({ amsNo, filedAt }) => ({ ams_no: amsNo, filed_at: fromServerText(filedAt) ?? now })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('ams_no')
        .execute(),
    );
    const act = { action: 'amsBill.imported', subject: 'amsBill', subjectId: name, enterpriseId: null };
    const after = { numbers: outcome.bills.length, added: added.length };
    await writeAudit(trx, actor, { ...act, before: null, after }, now);
    return describe(outcome, outcome.bills.length - added.length, added.length);
  });
}
