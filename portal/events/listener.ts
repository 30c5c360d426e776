import pg, { type PoolConfig } from 'pg';

const RETRY_FIRST = 100;
const RETRY_MOST = 5_000;
/** A server that sends nothing for this long counts as gone, even if the connection looks open. Milliseconds. */
const SILENCE = 10_000;
/** Milliseconds between two queries that detect such a server. */
const PROBE_INTERVAL = 30_000;

interface Handlers {
  onNotice(channel: string, payload: string): void;
  /** The connection was lost and is back: notifications in between are lost. */
  onReconnected(): void;
  /** The connection was lost and an attempt to open it again failed; called after each attempt. */
  onUnreachable(): void;
}

/** Listens on channels over a separate connection and keeps it open until `close`. */
export function openListener(connection: PoolConfig, channels: readonly string[], handlers: Handlers) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let wasConnected = false;
  let retry = RETRY_FIRST;

  const again = (from: pg.Client) => {
    if (isClosed || client !== from) return;
    client = undefined;
    // A client that failed while connecting still has its socket.
    from.end().catch(() => {});
    timer = setTimeout(() => void connect(), retry);
    retry = Math.min(retry * 2, RETRY_MOST);
  };

  /** Queries the server periodically, because a connection dropped by a firewall reports no error. */
  const watch = (of: pg.Client) => {
    const stop = () => clearInterval(asking);
    const giveUp = () => {
      stop();
      again(of);
    };
    const asking = setInterval(() => void of.query('select 1').catch(giveUp), PROBE_INTERVAL);
    asking.unref();
    of.on('end', stop);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, connectionTimeoutMillis: SILENCE, query_timeout: SILENCE });
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
      watch(next);
    } catch {
      if (wasConnected) handlers.onUnreachable();
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
