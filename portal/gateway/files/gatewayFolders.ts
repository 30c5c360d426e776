import { existsSync } from 'node:fs';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../errorFacts.ts';
import { StartError } from '../../startError.ts';

/** The folders that the portal shares with an EDI engine (docs/gateway-files.md). */
export interface GatewayFolders {
  /** Written by the portal, emptied by the engine. */
  outbox: string;
  /** Written by the engine, emptied by the portal. */
  inbox: string;
  /** Processed files of the inbox. */
  done: string;
  /** Files of the inbox that are not a transmission. */
  failed: string;
  /** Files of the inbox that were not read, each with a file that gives the reason. */
  rejected: string;
  /** A record of each control number that was put out. */
  sent: string;
}

const NAMES = ['outbox', 'inbox', 'done', 'failed', 'rejected', 'sent'] as const;

export const gatewayFolders = (dir: string): GatewayFolders =>
  Object.fromEntries(NAMES.map((name) => [name, join(dir, name)])) as Record<(typeof NAMES)[number], string>;

/**
 * Creates missing folders, but not those above them: a misspelled name would become a folder that no engine reads.
 * @throws StartError when a folder is not writable
 */
export async function createFolders(dir: string): Promise<GatewayFolders> {
  if (!existsSync(dirname(dir))) {
    throw new StartError(
      `TPT_GATEWAY_DIR (${dir}) cannot be created, because ${dirname(dir)} does not exist. Correct the name, connect the drive, or create that folder.`,
    );
  }
  const folders = gatewayFolders(dir);
  for (const folder of Object.values(folders)) {
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new StartError(
        `The gateway folder ${folder} cannot be written (${codeOf(error)}). Give the portal the right to, or name another in TPT_GATEWAY_DIR.`,
      );
    }
  }
  return folders;
}

const WRITABLE_BY_ALL = 0o002;

/**
 * Refuses folders that every account can write: an account that can write the inbox, or replace it in its parent folder,
 * can forge answers of customs.
 * @throws StartError
 */
export async function requirePrivate(dir: string, folders: GatewayFolders): Promise<void> {
  // File modes do not show the permissions of Windows.
  if (process.platform === 'win32') return;
  for (const folder of [dir, ...Object.values(folders)]) {
    const { mode } = await stat(folder);
    if ((mode & WRITABLE_BY_ALL) === 0) continue;
    throw new StartError(
      `Every account of this machine can write the gateway folder ${folder}, and could answer in the name of customs. Take that right away with chmod o-w, and give it to the account or group of the EDI engine.`,
    );
  }
}
