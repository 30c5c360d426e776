import { access, constants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, StartError } from '../../startError.ts';

/** The folders that the portal shares with an EDI engine (docs/gateway-files.md). */
export interface GatewayFolders {
  /** Ours to write, the engine's to take. */
  outbox: string;
  /** The engine's to write, ours to take. */
  inbox: string;
  /** What was taken from the inbox. */
  done: string;
  /** What was taken from the inbox and is no transmission. */
  failed: string;
  /** What was taken out of the inbox unread, each with its reason beside it. */
  rejected: string;
}

const NAMES = ['outbox', 'inbox', 'done', 'failed', 'rejected'] as const;

export const foldersIn = (dir: string): GatewayFolders =>
  Object.fromEntries(NAMES.map((name) => [name, join(dir, name)])) as Record<(typeof NAMES)[number], string>;

/** Makes the folders that are missing. @throws StartError when one cannot be written */
export async function makeFolders(dir: string): Promise<GatewayFolders> {
  const folders = foldersIn(dir);
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
 * An account that can write the inbox can answer for customs; one that can write the folder around it can replace it.
 * @throws StartError when every account of the machine can
 */
export async function requirePrivate(dir: string, folders: GatewayFolders): Promise<void> {
  // Windows has other rights, which its modes do not show.
  if (process.platform === 'win32') return;
  for (const folder of [dir, ...Object.values(folders)]) {
    const { mode } = await stat(folder);
    if ((mode & WRITABLE_BY_ALL) === 0) continue;
    throw new StartError(
      `Every account of this machine can write the gateway folder ${folder}, and could answer in the name of customs. Take that right away with chmod o-w, and give it to the account or group of the EDI engine.`,
    );
  }
}
