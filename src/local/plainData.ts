import { isfDb } from './isfDb.ts';
import { withReopen } from './reopen.ts';

const DAY_MS = 86_400_000;

/**
 * A look-up list, cached in `plain_data` for a day at most, for use offline and after a reload. Without a local
 * database it is loaded each time.
 * @example readPlainData('commonPorts', () => portal.commonPorts({ query }))
 */
export async function readPlainData<T extends { code: string }>(
  name: string,
  load: () => Promise<readonly T[]>,
  now = Date.now(),
): Promise<readonly T[]> {
  const stored = await withReopen(isfDb(), ({ plain_data }) => plain_data.get(name)).catch(() => undefined);
  const { at, data } = stored ?? {};
  if (typeof at === 'number' && at <= now && now - at < DAY_MS && isList<T>(data)) return data;
  const loaded = await load();
  await withReopen(isfDb(), ({ plain_data }) => plain_data.put({ name, at: now, data: loaded })).catch(() => undefined);
  return loaded;
}

const isList = <T extends { code: string }>(data: unknown): data is T[] =>
  Array.isArray(data) && data.every((item) => typeof (item as { code?: unknown } | null)?.code === 'string');
