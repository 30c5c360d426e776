import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFailure } from '../../db/databaseErrors.ts';
import { codeOf, messageOf } from '../../errorFacts.ts';
import { acceptFile, isComplete, type InboxTools } from './acceptFile.ts';
import { createFolders, requirePrivate, type GatewayFolders } from './gatewayFolders.ts';
import { InboxFailures } from './inboxFailures.ts';
import { INBOX_FILE_MAX, readInboxFile, statInboxEntry, type InboxEntry } from './readInboxFile.ts';
import { rejectFile } from './rejectFile.ts';
import { UNFINISHED } from './writeDurably.ts';

/** Milliseconds. Network folders send no change notifications, so the inbox is polled. */
const POLL_INTERVAL = 1_000;
/** Milliseconds after which an unchanged incomplete file is stored as unplaced. */
const INCOMPLETE_TIMEOUT = 60_000;

export interface Inbox {
  /** Processes every file once. */
  scan(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Processes the files that an EDI engine writes to the inbox, until `stop`.
 * @throws StartError when a folder is not writable, or writable by every account
 */
export async function watchInbox(portal: InboxTools, dir: string, interval = POLL_INTERVAL): Promise<Inbox> {
  const folders = await createFolders(dir);
  await requirePrivate(dir, folders);
  const known: KnownFiles = { incomplete: new Map(), ignored: new Set(), failures: new InboxFailures(portal) };
  let running: Promise<void> | undefined;
  /** Why the last scan failed. */
  let failure = '';

  const scan = (): Promise<void> =>
    (running ??= scanInbox(portal, folders, known).finally(() => {
      running = undefined;
    }));
  const scanAndReport = async () => {
    try {
      await scan();
      if (failure) portal.log.warn({ after: failure }, 'the inbox is read again');
      failure = '';
    } catch (error) {
      const reason = codeOf(error) || messageOf(error);
      if (failure !== reason) portal.log.warn({ err: error }, 'the inbox cannot be read');
      failure = reason;
    }
  };
  const timer = setInterval(() => void scanAndReport(), interval);
  timer.unref();
  return {
    scan,
    stop: async () => {
      clearInterval(timer);
      await running?.catch(() => {});
    },
  };
}

/** Files of the inbox that earlier scans left there. */
interface KnownFiles {
  /** `isTorn`: its end was missing when it was read in this state. */
  incomplete: Map<string, { state: string; since: number; isTorn: boolean }>;
  /** Folders, pipes and devices. */
  ignored: Set<string>;
  failures: InboxFailures;
}

async function scanInbox(portal: InboxTools, folders: GatewayFolders, known: KnownFiles): Promise<void> {
  const names = (await readdir(folders.inbox)).filter((name) => !name.startsWith('.') && !name.endsWith(UNFINISHED));
  const present = new Set(names);
  for (const name of known.incomplete.keys()) if (!present.has(name)) known.incomplete.delete(name);
  for (const name of known.ignored) if (!present.has(name)) known.ignored.delete(name);
  known.failures.retain(present);
  for (const name of names.toSorted()) {
    let state = '';
    try {
      const entry = await statInboxEntry(join(folders.inbox, name));
      state = entry.state;
      if (known.failures.isDelayed(name, state)) continue;
      if (await processEntry(portal, folders, known, { name, ...entry })) known.failures.succeeded(name);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') continue;
      // Without a database no file can be processed; any other failure concerns this file alone.
      if (temporaryFailure(error)) throw error;
      known.failures.failed(name, state, error);
    }
  }
}

/** @returns whether the file left the inbox */
async function processEntry(
  portal: InboxTools,
  folders: GatewayFolders,
  known: KnownFiles,
  entry: InboxEntry & { name: string },
): Promise<boolean> {
  const { name, kind, state } = entry;
  if (kind === 'other') {
    if (!known.ignored.has(name)) portal.log.warn({ file: name }, 'the inbox contains something that is not a file');
    known.ignored.add(name);
    return false;
  }
  if (kind === 'symbolicLink') return rejectFile(portal, folders, entry, 'symbolicLink');
  if (entry.size > INBOX_FILE_MAX) return rejectFile(portal, folders, entry, 'tooLarge');
  const now = portal.elapsed();
  const earlier = known.incomplete.get(name);
  const waiting = earlier?.state === state ? earlier : { state, since: now, isTorn: false };
  known.incomplete.set(name, waiting);
  const hasTimedOut = now - waiting.since >= INCOMPLETE_TIMEOUT;
  if (waiting.isTorn && !hasTimedOut) return false;
  // An engine may link a file to its final name before it removes the temporary one.
  if (entry.links > 1) return hasTimedOut && rejectFile(portal, folders, entry, 'hardLink');
  const text = await readInboxFile(join(folders.inbox, name));
  waiting.isTorn = !isComplete(text);
  if (waiting.isTorn && !hasTimedOut) return false;
  await acceptFile(portal, folders, { name, state, text });
  known.incomplete.delete(name);
  return true;
}
