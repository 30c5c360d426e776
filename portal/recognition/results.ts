import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import type { RecognizedResult } from '#contract/endpoints/recognition.ts';
import type { RecognizedDraft } from '#contract/recognition.ts';
import { withOwnDocuments } from '#recognition/withOwnDocuments.ts';
import { sha256 } from '../sha256.ts';

/**
 * Names the results of a batch. An id depends on the documents and the bill number alone, so that a run that is repeated
 * after a crash, or a message that arrives twice, gives the same draft.
 * @param files of the models that were given to the engine, in their order
 */
export function toResults(
  drafts: readonly RecognizedDraft[],
  files: readonly { id: string; filename: string }[],
  billType: BillType,
): RecognizedResult[] {
  const counts = new Map<string, number>();
  return drafts.map(withOwnDocuments).map((draft) => {
    const documents = draft.documents.map(({ jobId, filename }) => {
      const file = files[Number(jobId)];
      return { jobId: file?.id ?? jobId, filename: file?.filename ?? filename };
    });
    const name = [...documents.map(({ jobId }) => jobId), ...billNumbers(draft)].join(' ');
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    const type = draft.bill['billType'];
    const id = idOf(`${name} ${nth}`);
    return {
      ...draft.bill,
      id,
      billType: type === ISF_5 || type === ISF_10 ? type : billType,
      recognition: { ...draft, documents, resultId: id },
    };
  });
}

function billNumbers({ bill }: RecognizedDraft): string[] {
  const rows = bill['amsRequestList'];
  if (!Array.isArray(rows)) return [];
  return rows.map((row: { amsNo?: unknown } | null) => (typeof row?.amsNo === 'string' ? row.amsNo : ''));
}

/** Begins as the ids of drafts that the portal has not stored. */
const idOf = (text: string): string => `new-${sha256(`recognized ${text}`).slice(0, 32)}`;
