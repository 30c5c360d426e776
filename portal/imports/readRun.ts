import type { BillType } from '#contract/codes.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import type { Locale } from '#contract/limits.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { findHeldNumbers } from '../store/heldNumbers.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';
import type { HeapLimits } from '../workers/runInWorker.ts';
import { failRun } from './importStore.ts';
import { importText } from './importTexts.ts';
import { readInThread, type ReadingTime } from './readInThread.ts';
import { Unreadable } from './unreadable.ts';

/** A file that a person imports. */
export interface RunOrder {
  principal: Principal;
  billType: BillType;
  locale: Locale;
  dryRun: boolean;
  /** Its ending must fit the content. */
  fileName: string;
}

interface ReadRun {
  order: RunOrder;
  id: string;
  bytes: Buffer;
  time: ReadingTime;
  heap: HeapLimits | undefined;
}

/** Reads the file of an import in a worker thread, which stores the drafts of the preview. */
export async function readRun(
  portal: Portal,
  { order, id, bytes, time, heap }: ReadRun,
  onProgress: (share: number, rows: number) => void,
): Promise<ImportOutcome> {
  const { principal, billType, locale, fileName } = order;
  const task = {
    bytes,
    name: fileName,
    connection: connectionConfig(portal),
    runId: id,
    billType,
    houseScac: principal.houseScac,
    providerBond: principal.providerBond,
    userId: principal.userId,
    userName: principal.userName,
    locale,
    now: portal.clock(),
  };
  const { outcome, numbers } = await readInThread(task, onProgress, time, heap);
  const held = await findHeldNumbers(portal.db, principal, numbers);
  return { ...outcome, held, token: id };
}

/**
 * Marks an import as failed.
 * @param isRead the file was read, so that it is not the cause
 * @returns the refusal that the person sees
 */
export async function failReading(
  portal: Portal,
  { principal, locale }: RunOrder,
  id: string,
  error: unknown,
  isRead: boolean,
): Promise<Refusal> {
  // Database errors have a `severity`.
  const isInternal = isRead || 'severity' in (error as Error);
  const cause = error instanceof Unreadable ? error : new Unreadable(isInternal ? 'interrupted' : 'damaged');
  if (cause !== error) portal.log.error({ err: error }, 'an import failed');
  const message = importText(locale, `reason.${cause.reason}`, cause.args);
  if (!(await failRun(portal.db, principal.enterpriseId, id, message))) {
    // Some of its drafts are saved and the others follow: a second import would duplicate them.
    return refuse('importUnfinished', { extra: { jobId: id } });
  }
  const reason = cause.reason === 'tooLarge' ? 'importTooLarge' : 'importUnreadable';
  return refuse(reason, { extra: { message, reason: cause.reason } });
}
