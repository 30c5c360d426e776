import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockUntilCommit } from '../../db/advisoryLock.ts';
import type { Db } from '../../portal.ts';
import { StartError } from '../../startError.ts';
import { createFolders } from './gatewayFolders.ts';
import { ifMissing } from './ifMissing.ts';
import { writeDurably } from './writeDurably.ts';

/** Row of `portal_secret`, and file of the folder, with the same id. */
const ROW = 'gateway-folder';
const FILE = 'installation';

/**
 * Binds the folder and the database to each other, because each control number is put out once per folder (decision 0069).
 * @throws StartError when the database uses another folder, or the folder belongs to another database
 */
export async function claimFolder(db: Db, dir: string): Promise<void> {
  await createFolders(dir);
  const path = join(dir, FILE);
  await db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'gatewayFolder', ROW);
    const row = await trx.selectFrom('portal_secret').select('value').where('name', '=', ROW).executeTakeFirst();
    const found = await readFile(path, 'utf8').catch(ifMissing(null));
    if (row) {
      if (found?.trim() === row.value) return;
      throw new StartError(
        `TPT_GATEWAY_DIR (${dir}) is not the folder that this database puts messages into. Portals of one database share one folder: name that one. If it was lost or replaced, write ${row.value} to ${path}.`,
      );
    }
    if (found !== null) {
      throw new StartError(
        `TPT_GATEWAY_DIR (${dir}) belongs to the portals of another database. Name a folder of its own, or, if this database replaces the other one, remove ${path}.`,
      );
    }
    const value = randomUUID();
    await trx.insertInto('portal_secret').values({ name: ROW, value }).execute();
    await writeDurably(path, `${value}\n`);
  });
}
