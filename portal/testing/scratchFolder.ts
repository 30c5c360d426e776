import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty data folder that the account of PostgreSQL can enter. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tpt-data-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes a data folder, its stopped database and its mails. */
export function removeDataFolder(folder: string): void {
  for (const name of ['database', 'outbox']) {
    try {
      // Under root these may be elsewhere, linked from the folder.
      rmSync(realpathSync(join(folder, name)), { recursive: true, force: true });
    } catch {
      // The folder has none.
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
