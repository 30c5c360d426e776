import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty data folder that the account of PostgreSQL can enter. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tpt-data-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes a data folder and its stopped database. */
export function removeDataFolder(folder: string): void {
  try {
    // Under root the database may be elsewhere, linked from the folder.
    rmSync(realpathSync(join(folder, 'database')), { recursive: true, force: true });
  } catch {
    // The folder has no database.
  }
  rmSync(folder, { recursive: true, force: true });
}
