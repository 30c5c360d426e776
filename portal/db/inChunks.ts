/** PostgreSQL takes at most 65,535 parameters in one statement; no table has more than 30 columns. */
const ROWS = 2_000;

/** Writes many rows a statement at a time, in their order. */
export async function inChunks<R>(rows: readonly R[], write: (some: readonly R[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS) await write(rows.slice(at, at + ROWS));
}
