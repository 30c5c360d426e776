import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { troubleOf } from '../../db/databaseTrouble.ts';
import { codeOf, messageOf } from '../../startError.ts';
import { makeFolders, requirePrivate, type GatewayFolders } from './gatewayFolders.ts';
import { InboxFailures } from './inboxFailures.ts';
import { inboxEntry, MOST_BYTES, readInboxFile } from './readInboxFile.ts';
import { rejectFile } from './rejectFile.ts';
import { isWhole, takeFile, type InboxTools } from './takeFile.ts';
import { UNFINISHED } from './writeDurably.ts';

/** Folders on other machines send no notice of their changes: they are looked at. */
const POLL = 1_000;
/** A file that did not change for so long and is not whole will never be. */
const PATIENCE = 60_000;

export interface Inbox {
  /** Looks at every file once. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Takes what an EDI engine puts into the inbox, until `stop`.
 * @throws StartError when a folder cannot be written, or can be by everybody
 */
export async function watchInbox(portal: InboxTools, dir: string, poll = POLL): Promise<Inbox> {
  const folders = await makeFolders(dir);
  await requirePrivate(dir, folders);
  const seen: Seen = { incomplete: new Map(), ignored: new Set(), failures: new InboxFailures(portal) };
  let running: Promise<void> | undefined;
  /** Why the last look ended early. */
  let trouble = '';

  const look = (): Promise<void> =>
    (running ??= takeAll(portal, folders, seen).finally(() => {
      running = undefined;
    }));
  const lookAndReport = async () => {
    try {
      await look();
      if (trouble) portal.log.warn({ after: trouble }, 'the inbox is read again');
      trouble = '';
    } catch (error) {
      const reason = codeOf(error) || messageOf(error);
      if (trouble !== reason) portal.log.warn({ err: error }, 'the inbox waits');
      trouble = reason;
    }
  };
  const timer = setInterval(() => void lookAndReport(), poll);
  timer.unref();
  return {
    look,
    stop: async () => {
      clearInterval(timer);
      await running?.catch(() => {});
    },
  };
}

/** What is known of the files of the inbox from the looks before. */
interface Seen {
  /** `isTorn`: it was read in this state, and its end is missing. */
  incomplete: Map<string, { state: string; since: number; isTorn: boolean }>;
  /** Folders, pipes and devices, which are left alone. */
  ignored: Set<string>;
  failures: InboxFailures;
}

async function takeAll(portal: InboxTools, folders: GatewayFolders, seen: Seen): Promise<void> {
  const names = (await readdir(folders.inbox)).filter((name) => !name.startsWith('.') && !name.endsWith(UNFINISHED));
  const present = new Set(names);
  for (const name of seen.incomplete.keys()) if (!present.has(name)) seen.incomplete.delete(name);
  for (const name of seen.ignored) if (!present.has(name)) seen.ignored.delete(name);
  seen.failures.keepOnly(present);
  for (const name of names.toSorted()) {
    let state = '';
    try {
      const entry = await inboxEntry(join(folders.inbox, name));
      state = entry.state;
      if (seen.failures.isResting(name, state)) continue;
      if (await takeEntry(portal, folders, seen, { name, ...entry })) seen.failures.succeeded(name);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') continue;
      // Without a database no file can be taken.
      if (troubleOf(error)) throw error;
      // One file holds up no other.
      seen.failures.failed(name, state, error);
    }
  }
}

type Entry = { name: string } & Awaited<ReturnType<typeof inboxEntry>>;

/** @returns whether it left the inbox */
async function takeEntry(portal: InboxTools, folders: GatewayFolders, seen: Seen, entry: Entry): Promise<boolean> {
  const { name, kind, state } = entry;
  if (kind === 'other') {
    if (!seen.ignored.has(name)) portal.log.warn({ file: name }, 'the inbox has something that is no file');
    seen.ignored.add(name);
    return false;
  }
  if (kind === 'symbolicLink') return rejectFile(portal, folders, name, 'symbolicLink');
  if (entry.size > MOST_BYTES) return rejectFile(portal, folders, name, 'tooLarge');
  const now = portal.elapsed();
  const known = seen.incomplete.get(name);
  const waiting = known?.state === state ? known : { state, since: now, isTorn: false };
  seen.incomplete.set(name, waiting);
  const isGivenUp = now - waiting.since >= PATIENCE;
  if (waiting.isTorn && !isGivenUp) return false;
  // An engine may publish a file under its last name before it removes the first.
  if (entry.links > 1) return isGivenUp && rejectFile(portal, folders, name, 'hardLink');
  const text = await readInboxFile(join(folders.inbox, name));
  waiting.isTorn = !isWhole(text);
  if (waiting.isTorn && !isGivenUp) return false;
  await takeFile(portal, folders, name, text);
  seen.incomplete.delete(name);
  return true;
}
