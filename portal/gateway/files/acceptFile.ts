import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { splitLines } from '#customs/lineFault.ts';
import type { Portal } from '../../portal.ts';
import { sha256 } from '../../sha256.ts';
import { parkReceipt } from '../../store/receipts.ts';
import { queueAnswers } from '../queueAnswers.ts';
import { splitAnswers, stripTrailer } from '../splitAnswers.ts';
import { codeOf } from '../../startError.ts';
import type { GatewayFolders } from './gatewayFolders.ts';
import { shortName } from './shortName.ts';

export type InboxTools = Pick<Portal, 'db' | 'clock' | 'elapsed' | 'log' | 'steps'>;

/** Whether a transmission starts with A and ends with the last column of Z; otherwise it is still being written. */
export const isComplete = (text: string): boolean =>
  text.startsWith('A') && /^Z.{79}$/u.test(splitLines(stripTrailer(text)).at(-1) ?? '');

/**
 * Queues the answers of a file as jobs, in the transaction that stores the file's digest, so that a file is processed once
 * even if it is delivered twice or the portal is killed. Then moves the file.
 */
export async function acceptFile(
  portal: InboxTools,
  folders: GatewayFolders,
  name: string,
  text: string,
): Promise<void> {
  const path = join(folders.inbox, name);
  const answers = splitAnswers(text);
  const digest = sha256(text);
  const at = portal.clock();
  await portal.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('gateway_file')
      .values({ digest, name, taken_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) === 0) return;
    if (!answers) return parkReceipt(trx, 'malformed', text, at);
    await queueAnswers(trx, at, answers);
    await portal.steps.mark('inbox.taken');
  });
  await portal.steps.mark('inbox.committed');
  if (!answers) portal.log.warn({ file: name }, 'a file of the inbox is not a transmission and was parked');
  await moveAway(path, join(answers ? folders.done : folders.failed, `${digest.slice(0, 12)}-${shortName(name)}`));
}

/** Another portal with the same folders may have moved the file already. */
async function moveAway(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
}
