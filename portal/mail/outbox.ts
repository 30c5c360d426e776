import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredMail } from '../store/mails.ts';

/**
 * Writes a mail as `.eml` for a portal without a mail server. A repetition writes the same file. Only the portal's user
 * can read it: a mail may contain a link that grants access.
 */
export async function writeToOutbox(folder: string, mail: StoredMail, message: Buffer): Promise<string> {
  const time = mail.created_at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const path = join(folder, `${time}-${mail.id}.eml`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, message, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return 'outbox';
}
