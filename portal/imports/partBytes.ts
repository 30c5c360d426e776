/** Drafts of one part, and about how many bytes: while it is saved, nobody notices. */
const DRAFTS_MAX = 100;
const BYTES_MAX = 500_000;
const BEGIN = 256 * 1024;

/**
 * Gathers the drafts of an import into parts, as `saveRun` reads them: `{"blank": …, "drafts": [ … ]}`. Each draft
 * becomes bytes at once, for thousands of texts that wait would be moved about by every collection of garbage.
 * @param blank the row that all drafts begin as, as JSON
 * @param onPart takes a whole part; its bytes are overwritten after the call
 */
export function partBytes(blank: string, onPart: (part: Buffer) => void) {
  const head = Buffer.from(`{"blank":${blank},"drafts":[`);
  let bytes: Buffer = Buffer.allocUnsafeSlow(BEGIN);
  let length = 0;
  let drafts = 0;

  const end = (): void => {
    if (drafts === 0) return;
    bytes.write(']}', length, 'latin1');
    onPart(bytes.subarray(0, length + 2));
    length = 0;
    drafts = 0;
  };
  const makeRoom = (more: number): void => {
    if (length + more <= bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes.length * 2, length + more));
    bytes.copy(larger, 0, 0, length);
    bytes = larger;
  };
  return {
    /** @param draft what it has beside the blank one, as JSON */
    add(draft: string): void {
      // A sign is three bytes at most; two more end the part.
      makeRoom(head.length + draft.length * 3 + 3);
      if (drafts === 0) length = head.copy(bytes);
      else length += bytes.write(',', length, 'latin1');
      length += bytes.write(draft, length);
      drafts++;
      if (drafts >= DRAFTS_MAX || length >= BYTES_MAX) end();
    },
    end,
  };
}
