import type { Db, Portal } from '../portal.ts';
import { portalSecret } from '../store/secrets.ts';
import { sweepParts } from './arrivingFiles.ts';
import type { UploadStore } from './uploadStore.ts';

const DAY = 24 * 3_600_000;
/** Files that one query looks for. */
const BATCH = 1_000;

/**
 * Removes files that no row names: of interrupted uploads, and of rows that the retention removed. Younger than a day
 * they may belong to an upload in progress. Files of another installation are never removed.
 */
export async function sweepUploads(
  portal: Pick<Portal, 'db' | 'config' | 'expiryClock' | 'uploads' | 'log'>,
): Promise<void> {
  const { db, config, expiryClock, uploads, log } = portal;
  const before = new Date(expiryClock().getTime() - DAY);
  await sweepParts(config.uploadDir, before);
  try {
    if (!(await isOwnStore(portal))) return;
    let old: string[] = [];
    for await (const { id, storedAt } of uploads.list()) {
      if (storedAt < before) old.push(id);
      if (old.length < BATCH) continue;
      await removeUnnamed(db, uploads, old);
      old = [];
    }
    await removeUnnamed(db, uploads, old);
  } catch (error) {
    log.warn({ err: error }, 'the store of uploads was not swept');
  }
}

/** Whether the store belongs to this installation. Another one's is logged, because both would remove files of the other. */
export async function isOwnStore({ db, uploads, log }: Pick<Portal, 'db' | 'uploads' | 'log'>): Promise<boolean> {
  const isOwn = await uploads.belongsTo(await portalSecret(db, 'installation'));
  if (!isOwn) log.warn('TPT_S3_URL is the store of another installation; give each one a prefix of its own');
  return isOwn;
}

async function removeUnnamed(db: Db, uploads: UploadStore, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.selectFrom('uploaded_file').select('id').where('id', 'in', ids).execute();
  const named = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!named.has(id)) await uploads.remove(id);
}
