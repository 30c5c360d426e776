import type { WriteFailure } from '#local/coalescedWriter.ts';
import type { DocumentStore, LocalDocument } from '#local/localDocument.ts';
import { LocalDatabaseUnresponsive } from '#local/unresponsive.ts';

interface LocalCopy {
  copy: LocalDocument | null;
  /** Why reading failed; a text may exist all the same and must not be overwritten. */
  readFailure: WriteFailure | null;
}

/** Reads a local copy; a failing database does not block the portal's copy. */
export async function readLocal(local: Pick<DocumentStore, 'get'>, id: string): Promise<LocalCopy> {
  try {
    return { copy: await local.get(id), readFailure: null };
  } catch (error) {
    return { copy: null, readFailure: error instanceof LocalDatabaseUnresponsive ? 'slow' : 'unknown' };
  }
}

/** A stamp that never matches, so that the first write merges with the stored text. */
const UNREAD = 'unread';

export const withReadFailure = (
  document: LocalDocument,
  readFailure: WriteFailure | null,
): LocalDocument & Pick<LocalCopy, 'readFailure'> =>
  readFailure === null ? { ...document, readFailure } : { ...document, readFailure, stamp: UNREAD };
