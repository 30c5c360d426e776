import type { MemoryEntry } from '#contract/endpoints/recognition.ts';

/** Entries that contain a text, whatever its case. */
export function matchingEntries(entries: readonly MemoryEntry[], search: string): readonly MemoryEntry[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(({ from, to, layout }) =>
    [from, to, layout].some((text) => text.toLowerCase().includes(wanted)),
  );
}
