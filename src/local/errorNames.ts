/**
 * The names of an error and its causes: browsers wrap the cause in AbortError, Dexie has it in `inner`. Compare with string
 * literals: the minifier renames classes.
 */
export function errorNames(error: unknown): string[] {
  const names: string[] = [];
  for (let at: unknown = error; typeof at === 'object' && at !== null && names.length < 5;) {
    const { name, inner, cause } = at as { name?: unknown; inner?: unknown; cause?: unknown };
    if (typeof name === 'string') names.push(name);
    at = inner ?? cause;
  }
  return names;
}
