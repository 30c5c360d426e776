import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { toServerText } from '#rules/serverTime.ts';
import { watchPace, type Pace } from '../plugins/watchPace.ts';

/** Kinds of files that the portal makes, by the ending of their names. */
const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/**
 * `TenPlusTwo-sent-2026-11-21.xlsx`, by server time.
 * @param what a word in letters, digits and hyphens
 */
export function fileName(what: string, kind: keyof typeof TYPES, now: Date): string {
  return `TenPlusTwo-${what}-${toServerText(now).slice(0, 10)}.${kind}`;
}

/** A reader that is at work takes bytes within half a minute. Milliseconds, and bytes a second. */
const DOWNLOAD_PACE: Pace = { idle: 30_000, grace: 30_000, rate: 4_096 };

/**
 * Answers with a file to be kept. Ends when the last byte left, when the reader went away, or when the reader takes it
 * slower than a pace.
 */
export async function sendDownload(
  reply: FastifyReply,
  name: string,
  content: Readable,
  pace: Pace = DOWNLOAD_PACE,
): Promise<void> {
  const kind = name.endsWith('.pdf') ? 'pdf' : 'xlsx';
  reply.header('content-type', TYPES[kind]);
  reply.header('content-disposition', `attachment; filename="${name}"`);
  const stop = watchPace(
    () => takenOf(reply.raw.socket),
    pace,
    () => reply.raw.destroy(),
  );
  try {
    await reply.send(content);
  } catch (error) {
    // After the headers left, the reader closed the connection, and no answer can reach it.
    if (!reply.raw.headersSent) throw error;
  } finally {
    stop();
  }
}

/** Bytes that the reader's side has taken; null while nothing waits for it. An injected reply has no real socket. */
function takenOf(socket: Socket | null): number | null {
  const waiting = socket?.writableLength ?? 0;
  return socket && waiting > 0 ? socket.bytesWritten - waiting : null;
}
