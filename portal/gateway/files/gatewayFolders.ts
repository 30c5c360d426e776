import { access, constants, mkdir } from 'node:fs/promises';
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
}

const NAMES = ['outbox', 'inbox', 'done', 'failed'] as const;

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
