/** Rows of one statement. PostgreSQL accepts at most 65,535 parameters; no row has more than 30, also with subqueries. */
export const ROWS = 2_000;

/** Runs a statement for each chunk of rows, in order. @returns the concatenated results */
export async function inChunks<R, T>(
  rows: readonly R[],
  run: (chunk: readonly R[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const results: T[] = [];
  for (const chunk of chunksOf(rows)) results.push(...(await run(chunk)));
  return results;
}

/** Rows in chunks that one statement can hold. */
export function* chunksOf<R>(rows: readonly R[]): Generator<readonly R[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS);
}
