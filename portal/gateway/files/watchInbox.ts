import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../startError.ts';
import { makeFolders, type GatewayFolders } from './gatewayFolders.ts';
import { isWhole, takeFile, type InboxTools } from './takeFile.ts';
import { UNFINISHED } from './writeDurably.ts';

/** Folders on other machines tell nobody of their changes: they are looked at. */
const POLL = 1_000;
/** A file that did not change for so long and is not whole will never be. */
const PATIENCE = 60_000;

export interface Inbox {
  /** Looks at every file once. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Takes what an EDI engine puts into the inbox, until `stop`. @throws StartError when a folder cannot be written */
export async function watchInbox(portal: InboxTools, dir: string, poll = POLL): Promise<Inbox> {
  const folders = await makeFolders(dir);
  const incomplete = new Map<string, { state: string; since: number }>();
  let running: Promise<void> | undefined;

  const look = (): Promise<void> =>
    (running ??= takeAll(portal, folders, incomplete).finally(() => {
      running = undefined;
    }));
  const timer = setInterval(() => {
    look().catch((error: unknown) => portal.log.warn({ err: error }, 'the inbox waits'));
  }, poll);
  timer.unref();
  return {
    look,
    stop: async () => {
      clearInterval(timer);
      await running?.catch(() => {});
    },
  };
}

async function takeAll(
  portal: InboxTools,
  folders: GatewayFolders,
  incomplete: Map<string, { state: string; since: number }>,
): Promise<void> {
  const names = (await readdir(folders.inbox)).filter((name) => !name.startsWith('.') && !name.endsWith(UNFINISHED));
  for (const name of incomplete.keys()) if (!names.includes(name)) incomplete.delete(name);
  for (const name of names.toSorted()) {
    try {
      const path = join(folders.inbox, name);
      const found = await stat(path);
      if (!found.isFile()) continue;
      const now = portal.clock().getTime();
      const state = `${found.size} ${found.mtimeMs}`;
      const waiting = incomplete.get(name);
      if (waiting?.state !== state) incomplete.set(name, { state, since: now });
      const isGivenUp = waiting?.state === state && now - waiting.since >= PATIENCE;
      if (!isGivenUp && !isWhole(await readFile(path, 'latin1'))) continue;
      await takeFile(portal, folders, name);
      incomplete.delete(name);
    } catch (error) {
      // One file holds up no other; it is looked at again.
      if (codeOf(error) !== 'ENOENT') portal.log.warn({ err: error, file: name }, 'a file of the inbox waits');
    }
  }
}
