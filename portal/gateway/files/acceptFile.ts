import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Portal } from '../../portal.ts';
import { recordOf, toRecordLines } from '#customs/answers/recordLines.ts';
import { sha256 } from '../../sha256.ts';
import { storeUnplacedReceipt } from '../../store/unplacedReceipts.ts';
import { queueAnswers } from '../queueAnswers.ts';
import { filingsNamedIn } from '../identifyAnswer.ts';
import { readAnswerText } from '../interpretReceipt.ts';
import { splitAnswers } from '../splitAnswers.ts';
import { ifMissing } from '../../errorFacts.ts';
import type { GatewayFolders } from './gatewayFolders.ts';
import { statInboxEntry } from './readInboxFile.ts';
import { shortName } from './shortName.ts';

export type InboxTools = Pick<Portal, 'db' | 'clock' | 'elapsed' | 'log' | 'steps'>;

const CTRL_Z = '\u001A';

/**
 * Whether a transmission starts with A and ends with Z; otherwise it may still be written. Z has 80 columns or is
 * followed by a line end, because engines may cut lines at the right.
 */
export function isComplete(text: string): boolean {
  const lines = toRecordLines(text) ?? [];
  const last = lines.at(-1) ?? '';
  if (!text.startsWith('A') || recordOf(last) !== 'Z') return false;
  return text.includes(last) || /[\r\n]\s*$/u.test(text.replaceAll(CTRL_Z, '\n'));
}

/**
 * Queues the answers of a file as jobs, in the transaction that stores the file's digest, so that a file is processed once
 * even if it is delivered twice or the portal is killed. Then moves the file.
 * @param state of the file before `text` was read
 */
export async function acceptFile(
  portal: InboxTools,
  folders: GatewayFolders,
  { name, state, text }: { name: string; state: string; text: string },
): Promise<void> {
  const path = join(folders.inbox, name);
  const answers = splitAnswers(text) ?? [];
  const isReadable = answers.some((answer) => readAnswerText(answer).kind !== 'malformed');
  const digest = sha256(text);
  const at = portal.clock();
  await portal.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('gateway_file')
      .values({ digest, name, taken_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) === 0) return;
    if (!isReadable)
      return void (await storeUnplacedReceipt(trx, 'malformed', text, at, await filingsNamedIn(trx, answers)));
    await queueAnswers(trx, at, answers);
    await portal.steps.mark('inbox.taken');
  });
  await portal.steps.mark('inbox.committed');
  if (!isReadable)
    portal.log.warn({ file: name }, 'a file of the inbox has no readable answer and waits for support staff');
  const target = join(isReadable ? folders.done : folders.failed, `${digest.slice(0, 12)}-${shortName(name)}`);
  try {
    await rename(path, target);
    if ((await statInboxEntry(target)).state === state) return;
    // The engine wrote the file again after it was read: under a new name, the next scan reads what it wrote.
    await rename(target, join(folders.inbox, `${randomUUID()}-${shortName(name)}`));
  } catch (error) {
    // Another portal with the same folders may have moved the file already.
    ifMissing(undefined)(error);
  }
}
