import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Portal } from '../portal.ts';
import { FILE_RETENTION } from '../retention/retention.ts';

const DAY = 24 * 3_600_000;
const MAIL = /\.eml(?:\.part)?$/u;

/** Removes old mails of the outbox folder, by the time of the file. Files of other programs stay. */
export async function sweepOutbox({ config, expiryClock }: Pick<Portal, 'config' | 'expiryClock'>): Promise<void> {
  const before = expiryClock().getTime() - FILE_RETENTION.outbox.days * DAY;
  const names = (await readdir(config.outboxDir).catch(() => [])).filter((name) => MAIL.test(name));
  for (const name of names) {
    const path = join(config.outboxDir, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
