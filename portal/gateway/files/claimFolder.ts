import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockUntilCommit } from '../../db/advisoryLock.ts';
import type { Db } from '../../portal.ts';
import { codeOf, ifMissing } from '../../errorFacts.ts';
import { StartError } from '../../startError.ts';
import { portalSecret } from '../../store/secrets.ts';
import { createFolders, gatewayFolders, type GatewayFolders } from './gatewayFolders.ts';
import { writeDurably } from './writeDurably.ts';

/** Row of `portal_secret`, and file of the folder, with the same id. */
const ROW = 'gateway-folder';
const FILE = 'installation';

/**
 * Binds the folder and the database to each other, because each control number is put out once per folder (decision 0069).
 * @throws StartError when the database uses another folder, the folder belongs to another database, or its file cannot be
 * read or written
 */
export async function claimFolder(db: Db, dir: string): Promise<void> {
  await createFolders(dir);
  const path = join(dir, FILE);
  // The same at each start: one that ended between the file and the commit is completed by the next one.
  const value = await portalSecret(db, 'installation');
  await db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'gatewayFolder', ROW);
    const row = await trx.selectFrom('portal_secret').select('value').where('name', '=', ROW).executeTakeFirst();
    const found = await readId(path);
    if (row) {
      if (found === row.value) return;
      throw new StartError(
        `TPT_GATEWAY_DIR (${dir}) is not the folder that this database puts messages into. Portals of one database share one folder: name that one. If it was lost or replaced, write ${row.value} to ${path}.`,
      );
    }
    if (found !== null && found !== value) {
      throw new StartError(
        `TPT_GATEWAY_DIR (${dir}) belongs to the portals of another database. Name a folder of its own, or, if this database replaces the other one, remove ${path}.`,
      );
    }
    await trx.insertInto('portal_secret').values({ name: ROW, value }).execute();
    if (found === null) await writeId(dir, path, value);
  });
}

/**
 * The folders of a claimed folder. Creates none: without its file `installation` the share of the engine is not connected,
 * and a message would be recorded as sent in a folder that the engine does not read.
 * @throws Error
 */
export async function claimedFolders(dir: string): Promise<GatewayFolders> {
  const path = join(dir, FILE);
  if ((await readId(path)) === null) {
    throw new Error(`The file ${path} is missing. Connect the drive that contains TPT_GATEWAY_DIR.`);
  }
  return gatewayFolders(dir);
}

async function readId(path: string): Promise<string | null> {
  try {
    const text = await readFile(path, 'utf8').catch(ifMissing(null));
    return text === null ? null : text.trim();
  } catch (error) {
    throw new StartError(`The file ${path} cannot be read (${codeOf(error)}). Give the portal the right to read it.`);
  }
}

async function writeId(dir: string, path: string, value: string): Promise<void> {
  try {
    await writeDurably(path, `${value}\n`);
  } catch (error) {
    throw new StartError(
      `The file ${path} cannot be written (${codeOf(error)}). Give the portal the right to write the folder ${dir} itself, or name another in TPT_GATEWAY_DIR.`,
    );
  }
}
