import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeUnplacedReceipt } from '../../store/unplacedReceipts.ts';
import type { GatewayFolders } from './gatewayFolders.ts';
import type { InboxTools } from './acceptFile.ts';
import { INBOX_FILE_MAX } from './readInboxFile.ts';
import { shortName } from './shortName.ts';

/** Why a file of the inbox was not read. */
type Rejection = 'symbolicLink' | 'hardLink' | 'tooLarge';

const SENTENCES: Record<Rejection, string> = {
  symbolicLink: 'This is a symbolic link. Deliver the file itself.',
  hardLink: 'This file has another hard link. Deliver a separate file.',
  tooLarge: `This file is larger than ${INBOX_FILE_MAX} bytes. Deliver its answers in several files.`,
};

/**
 * Moves a file out of the inbox without reading it, writes the reason to a second file, and stores a notice for support
 * staff, once for each state of the file.
 * @throws ENOENT
 */
export async function rejectFile(
  { db, clock, log }: Pick<InboxTools, 'db' | 'clock' | 'log'>,
  folders: GatewayFolders,
  { name, state }: { name: string; state: string },
  reason: Rejection,
): Promise<true> {
  const target = join(folders.rejected, `${randomBytes(6).toString('hex')}-${shortName(name)}`);
  // First, so that a portal killed in between reports it twice rather than never.
  const notice = `${shortName(name)}\n${SENTENCES[reason]}\nIt is in the folder "rejected" of the gateway. (${state})`;
  await db.transaction().execute((trx) => storeUnplacedReceipt(trx, 'notRead', notice, clock()));
  // `rename` moves a link, not its target.
  await rename(join(folders.inbox, name), target);
  log.warn({ file: name, reason }, 'a file of the inbox was rejected without reading it');
  await writeFile(`${target}.reason.txt`, `${SENTENCES[reason]}\n`, { flag: 'wx' });
  return true;
}
