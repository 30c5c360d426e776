import type { Socket } from 'node:net';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { toServerDay } from '#schema/dateText.ts';
import { watchPace, type Pace } from '../plugins/watchPace.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

/**
 * `TenPlusTwo-sent-2026-11-21.xlsx`, by server time.
 * @param what letters, digits and hyphens
 */
export function fileName(what: string, kind: keyof typeof TYPES, now: Date): string {
  return `TenPlusTwo-${what}-${toServerDay(now)}.${kind}`;
}

/** The minimum pace of a reader. Milliseconds, and bytes per second. */
const DOWNLOAD_PACE: Pace = { idle: 30_000, grace: 30_000, rate: 4_096 };

/**
 * Responds with a file to be saved. Ends when the last byte left, the reader disconnected or the reader fell below the
 * pace.
 */
export async function sendDownload(
  reply: FastifyReply,
  name: string,
  content: Readable,
  pace: Pace = DOWNLOAD_PACE,
): Promise<void> {
  const type = TYPES[extname(name).slice(1) as keyof typeof TYPES];
  await sendFile(reply, { name, type }, content, pace);
}

interface SentFile {
  name: string;
  type: string;
  size?: number;
  /** The browser shows the file instead of saving it; only for types that cannot run scripts of this origin. */
  isShown?: boolean;
}

/**
 * The same for a file whose name may have any characters.
 */
export async function sendFile(
  reply: FastifyReply,
  { name, type, size, isShown = false }: SentFile,
  content: Readable,
  pace: Pace = DOWNLOAD_PACE,
): Promise<void> {
  reply.header('content-type', type);
  reply.header('content-disposition', isShown ? 'inline' : attachment(name));
  if (size !== undefined) reply.header('content-length', size);
  const stop = watchPace(
    () => takenOf(reply.raw.socket),
    pace,
    () => reply.raw.destroy(),
  );
  try {
    await reply.send(content);
  } catch (error) {
    // The headers left and the reader closed the connection: no error response can reach it.
    if (!reply.raw.headersSent) throw error;
  } finally {
    stop();
  }
}

/** RFC 6266: the name in ASCII for old clients, and as it is where they differ. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007e]|["\\%]/gu, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Bytes that the client's side has taken; null while nothing is buffered. An injected reply has no real socket. */
function takenOf(socket: Socket | null): number | null {
  const waiting = socket?.writableLength ?? 0;
  return socket && waiting > 0 ? socket.bytesWritten - waiting : null;
}
