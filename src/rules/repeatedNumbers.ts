/** [D04] B/L numbers that occur in more than one of the given drafts, with the ids of these drafts. */
export function repeatedNumbers(drafts: readonly { id: string; amsNos: readonly string[] }[]): Map<string, string[]> {
  const seen = new Map<string, string[]>();
  for (const draft of drafts) {
    for (const amsNo of new Set(draft.amsNos)) seen.set(amsNo, [...(seen.get(amsNo) ?? []), draft.id]);
  }
  return new Map([...seen].filter(([amsNo, ids]) => amsNo !== '' && ids.length > 1));
}
