/** PostgreSQL takes at most 65,535 parameters in one statement; no table has more than 30 columns. */
const ROWS = 2_000;

/** Writes or asks for many rows a statement at a time, in their order. @returns what the statements gave */
export async function inChunks<R, T>(
  rows: readonly R[],
  run: (some: readonly R[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const given: T[] = [];
  for (let at = 0; at < rows.length; at += ROWS) given.push(...(await run(rows.slice(at, at + ROWS))));
  return given;
}
