import pg, { type PoolConfig } from 'pg';

const RETRY_FIRST = 100;
const RETRY_MOST = 5_000;

interface Handlers {
  onNotice(channel: string, payload: string): void;
  /** The connection was lost and is back: notices in between are gone. */
  onReconnected(): void;
}

/** Listens on channels over one connection of its own and keeps it open until `close`. */
export function openListener(connection: PoolConfig, channels: readonly string[], handlers: Handlers) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let wasConnected = false;
  let retry = RETRY_FIRST;

  const again = (from: pg.Client) => {
    if (isClosed || client !== from) return;
    client = undefined;
    // A client that failed while connecting still holds its socket.
    from.end().catch(() => {});
    timer = setTimeout(() => void connect(), retry);
    retry = Math.min(retry * 2, RETRY_MOST);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, keepAlive: true });
    client = next;
    next.on('error', () => again(next));
    next.on('end', () => again(next));
    next.on('notification', ({ channel, payload }) => handlers.onNotice(channel, payload ?? ''));
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${channel}`);
      retry = RETRY_FIRST;
      if (wasConnected) handlers.onReconnected();
      wasConnected = true;
    } catch {
      again(next);
    }
  };
  const started = connect();

  return {
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(timer);
      await started;
      await client?.end().catch(() => {});
    },
  };
}
