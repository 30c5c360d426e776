import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER_FILE } from '../embedded/dataMarker.ts';

/**
 * Restores into a data folder that has no database yet. After a failure nothing of the new one is left: a portal would start
 * on it without data, and the next restore would be refused.
 */
export async function withNewHome<T>(dataDir: string, restore: () => Promise<T>): Promise<T> {
  const [database, marker] = [join(dataDir, 'database'), join(dataDir, MARKER_FILE)];
  const isNew = !existsSync(database) && !existsSync(marker);
  try {
    return await restore();
  } catch (error) {
    if (isNew && existsSync(database)) {
      // A link where the server's account cannot enter the data folder.
      rmSync(realpathSync(database), { recursive: true, force: true });
      rmSync(database, { recursive: true, force: true });
    }
    if (isNew) rmSync(marker, { force: true });
    throw error;
  }
}
