import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../../errorFacts.ts';
import { sha256 } from '../../sha256.ts';
import type { GatewayMessage } from '../gateway.ts';
import { withoutPassword } from '../transmission.ts';
import type { GatewayFolders } from './gatewayFolders.ts';
import { renameDurably, UNFINISHED, writeDurably, writeUnfinished } from './writeDurably.ts';

/**
 * Puts a transmission into the outbox once. A record of its control number is written between the temporary file and
 * its final name: if a repetition finds the record but no temporary file, the file was put out, also if the engine has
 * taken it since (decision 0053).
 * @throws Error for characters that customs refuses with the whole batch, and for a control number of another message
 */
export async function putOut(
  folders: Pick<GatewayFolders, 'outbox' | 'sent'>,
  { controlNo, text }: GatewayMessage,
  lineEnd: string,
): Promise<void> {
  const records = text.split('\n');
  requirePrintable(records);
  const path = join(folders.outbox, `${controlNo}.isf`);
  const record = join(folders.sent, controlNo);
  // The password is left out: it may change between two tries, and a digest of six characters could be guessed.
  const digest = sha256(withoutPassword(text));
  const known = await readFile(record, 'utf8').catch(ifMissing(null));
  if (known !== null && known.trim() !== digest) {
    throw new Error(`The control number ${controlNo} was put out with another message.`);
  }
  const wasPutOut = known !== null && (await stat(path + UNFINISHED).catch(ifMissing(null))) === null;
  if (wasPutOut) return;
  await writeUnfinished(path, records.map((line) => line + lineEnd).join(''));
  await writeDurably(record, `${digest}\n`);
  await renameDurably(path);
}

/** X40: one other character anywhere rejects every filing of the batch. */
function requirePrintable(records: readonly string[]): void {
  records.forEach((line, index) => {
    const column = line.search(/[^ -~]/u) + 1;
    if (column > 0) throw new Error(`Record ${index + 1} has a character in column ${column} that is not printable.`);
  });
}
