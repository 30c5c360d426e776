import type { WriteFailure } from '#local/coalescedWriter.ts';
import type { DocumentStore, LocalDocument } from '#local/localDocument.ts';
import { LocalDatabaseUnresponsive } from '#local/unresponsive.ts';

/** What this computer has of a document. */
export interface LocalReading {
  here: LocalDocument | null;
  /** Why it could not be read; there may be a text here all the same, which must not be written over. */
  unread: WriteFailure | null;
}

/** Reads a local copy; a database that cannot be read must not keep anyone from the portal's copy. */
export async function readLocal(local: Pick<DocumentStore, 'get'>, id: string): Promise<LocalReading> {
  try {
    return { here: await local.get(id), unread: null };
  } catch (error) {
    return { here: null, unread: error instanceof LocalDatabaseUnresponsive ? 'slow' : 'unknown' };
  }
}

/** The stamp of a text that was never compared with what this computer has: the first write merges the two. */
const UNREAD = 'unread';

/** A document opened without its local copy. */
export const asUnread = (
  document: LocalDocument,
  unread: WriteFailure | null,
): LocalDocument & Pick<LocalReading, 'unread'> =>
  unread === null ? { ...document, unread } : { ...document, unread, stamp: UNREAD };
