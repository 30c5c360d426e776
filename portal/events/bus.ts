import type { Transaction } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Database } from '../db/tables/database.ts';
import { writeTogether, type WriteBatch } from '../db/writeBatch.ts';
import { openListener } from './listener.ts';
import type { PortalEvent } from './portalEvent.ts';

const EVENTS_CHANNEL = 'tpt_events';
export const JOBS_CHANNEL = 'tpt_jobs';

/** Instead of an enterprise: the event is for the pages of all. */
export const EVERYONE = '*';

/** One stream's subscription. */
export interface Subscriber {
  onEvent(event: PortalEvent): void;
  /** Events may have been missed, or the portal closes: the stream ends and the page refetches. */
  onLost(): void;
}

export interface EventBus {
  /** Notifies every portal process once the transaction commits. @param enterpriseId or `EVERYONE` */
  publish(trx: Transaction<Database>, enterpriseId: string, ...events: PortalEvent[]): Promise<void>;
  /** Subscribes to events of one enterprise only. @returns unsubscribe */
  subscribe(enterpriseId: string, subscriber: Subscriber): () => void;
  /** Called when a job was queued. @returns unsubscribe */
  onJobs(listener: () => void): () => void;
  /** False while the database cannot be listened to: streams would be silent, so pages poll. */
  isListening(): boolean;
  close(): Promise<void>;
}

interface Notice {
  enterpriseId: string;
  event: PortalEvent;
}

/** Any user of the database may notify, so unknown payloads are ignored. */
function readNotice(payload: string): Notice | null {
  try {
    const notice = JSON.parse(payload) as Partial<Notice> | null;
    return notice?.enterpriseId && notice.event ? (notice as Notice) : null;
  } catch {
    return null;
  }
}

/** Publishes by NOTIFY, which needs no separate connection. */
const publish = (trx: Transaction<Database>, enterpriseId: string, ...events: PortalEvent[]): Promise<void> =>
  writeTogether(trx, (batch) => addNotices(batch, enterpriseId, ...events));

/** The same, together with rows. */
export function addNotices(batch: WriteBatch, enterpriseId: string, ...events: PortalEvent[]): void {
  for (const event of events) batch.notify(EVENTS_CHANNEL, JSON.stringify({ enterpriseId, event } satisfies Notice));
}

/** Opens the bus: one LISTEN connection for the whole process, which reconnects automatically. */
export function openBus(connection: PoolConfig): EventBus {
  const subscribers = new Map<string, Set<Subscriber>>();
  const jobListeners = new Set<() => void>();
  const everyone = () => [...subscribers.values()].flatMap((set) => [...set]);
  const endStreams = () => {
    for (const subscriber of everyone()) subscriber.onLost();
  };
  let isListening = true;

  const listener = openListener(connection, [EVENTS_CHANNEL, JOBS_CHANNEL], {
    onNotice: (channel, payload) => {
      if (channel === JOBS_CHANNEL) {
        for (const wake of jobListeners) wake();
        return;
      }
      const notice = readNotice(payload);
      if (!notice) return;
      const { enterpriseId, event } = notice;
      const reached = enterpriseId === EVERYONE ? everyone() : (subscribers.get(enterpriseId) ?? []);
      for (const subscriber of reached) subscriber.onEvent(event);
    },
    onReconnected: () => {
      isListening = true;
      for (const wake of jobListeners) wake();
      endStreams();
    },
    onUnreachable: () => {
      isListening = false;
      endStreams();
    },
  });

  return {
    publish,
    subscribe: (enterpriseId, subscriber) => {
      const set = subscribers.get(enterpriseId) ?? new Set();
      subscribers.set(enterpriseId, set.add(subscriber));
      return () => {
        set.delete(subscriber);
        if (set.size === 0 && subscribers.get(enterpriseId) === set) subscribers.delete(enterpriseId);
      };
    },
    onJobs: (wake) => {
      jobListeners.add(wake);
      return () => void jobListeners.delete(wake);
    },
    isListening: () => isListening,
    close: async () => {
      endStreams();
      await listener.close();
    },
  };
}
