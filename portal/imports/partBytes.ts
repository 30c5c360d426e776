/** A part is saved in one transaction; this size does not delay other requests noticeably. */
const DRAFTS_MAX = 100;
const BYTES_MAX = 500_000;
const INITIAL_SIZE = 256 * 1024;

/**
 * Collects the drafts of an import into parts, as `saveRun` reads them: `{"blank": …, "drafts": [ … ]}`. Each draft
 * is encoded at once, because every garbage collection would copy thousands of waiting strings.
 * @param blank the row that all drafts start from, as JSON
 * @param onPart receives a whole part; its bytes are overwritten after the call
 */
export function partBytes(blank: string, onPart: (part: Buffer) => void) {
  const head = Buffer.from(`{"blank":${blank},"drafts":[`);
  let bytes: Buffer = Buffer.allocUnsafeSlow(INITIAL_SIZE);
  let length = 0;
  let drafts = 0;

  const end = (): void => {
    if (drafts === 0) return;
    bytes.write(']}', length, 'latin1');
    onPart(bytes.subarray(0, length + 2));
    length = 0;
    drafts = 0;
  };
  const grow = (more: number): void => {
    if (length + more <= bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(bytes.length * 2, length + more));
    bytes.copy(larger, 0, 0, length);
    bytes = larger;
  };
  return {
    /** @param draft its values that differ from `blank`, as JSON */
    add(draft: string): void {
      // At most three bytes per UTF-16 unit, a comma, and two bytes for the end of the part.
      grow(head.length + draft.length * 3 + 3);
      if (drafts === 0) length = head.copy(bytes);
      else length += bytes.write(',', length, 'latin1');
      length += bytes.write(draft, length);
      drafts++;
      if (drafts >= DRAFTS_MAX || length >= BYTES_MAX) end();
    },
    end,
  };
}
