import type { RecognizedDraft, ValueSource } from '#contract/recognition.ts';

/** Keeps only the documents that contain a value of the draft; the others of the batch do not belong to it. */
export function withOwnDocuments(draft: RecognizedDraft): RecognizedDraft {
  const used = new Set(
    draft.values.flatMap(({ sources, others = [] }) =>
      [...sources, ...others.flatMap((other) => other.sources)].map(({ document }) => document),
    ),
  );
  const kept = [...draft.documents.keys()].filter((index) => used.has(index));
  if (kept.length === 0 || kept.length === draft.documents.length) return draft;
  const renumbered = (sources: readonly ValueSource[]): ValueSource[] =>
    sources.map((source) => ({ ...source, document: kept.indexOf(source.document) }));
  return {
    ...draft,
    documents: draft.documents.filter((_, index) => used.has(index)),
    values: draft.values.map((value) => ({
      ...value,
      sources: renumbered(value.sources),
      ...(value.others && {
        others: value.others.map((other) => ({ ...other, sources: renumbered(other.sources) })),
      }),
    })),
  };
}
