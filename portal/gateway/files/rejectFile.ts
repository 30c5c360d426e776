import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayFolders } from './gatewayFolders.ts';
import type { InboxTools } from './takeFile.ts';
import { MOST_BYTES } from './readInboxFile.ts';
import { shortName } from './shortName.ts';

/** Why a file of the inbox is not read. */
export type Rejection = 'symbolicLink' | 'hardLink' | 'tooLarge';

const SENTENCES: Record<Rejection, string> = {
  symbolicLink: 'This is a symbolic link. Bring the file itself.',
  hardLink: 'This file has another name, here or elsewhere on the disk. Bring a file of its own.',
  tooLarge: `This file is larger than ${MOST_BYTES} bytes. Bring its answers in several files.`,
};

/** Moves a file out of the inbox without reading it, and writes the reason beside it. @throws ENOENT when it is gone */
export async function rejectFile(
  { log }: Pick<InboxTools, 'log'>,
  folders: GatewayFolders,
  name: string,
  reason: Rejection,
): Promise<true> {
  const target = join(folders.rejected, `${randomBytes(6).toString('hex')}-${shortName(name)}`);
  // A link is moved, not what it names.
  await rename(join(folders.inbox, name), target);
  log.warn({ file: name, reason }, 'a file of the inbox was rejected unread');
  await writeFile(`${target}.reason.txt`, `${SENTENCES[reason]}\n`, { flag: 'wx' });
  return true;
}
