/**
 * The names of an error and of its causes: browsers wrap the cause in AbortError, and Dexie keeps it in `inner`.
 * Compare them to literals: the minifier renames classes, so `SomeError.name` is not the `name` of its instances.
 */
export function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let at: unknown = error; typeof at === 'object' && at !== null && names.length < 5;) {
    const { name, inner, cause } = at as { name?: unknown; inner?: unknown; cause?: unknown };
    if (typeof name === 'string') names.push(name);
    at = inner ?? cause;
  }
  return names;
}
