import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { toServerText } from '#rules/serverTime.ts';

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

/** Answers with a file to be kept. Ends when the last byte left, or when the reader went away. */
export async function sendDownload(reply: FastifyReply, name: string, content: Readable): Promise<void> {
  const kind = name.endsWith('.pdf') ? 'pdf' : 'xlsx';
  reply.header('content-type', TYPES[kind]);
  reply.header('content-disposition', `attachment; filename="${name}"`);
  try {
    await reply.send(content);
  } catch (error) {
    // Who goes away in the middle of a file has ended it; there is nobody to be told of a failure.
    if (!reply.raw.headersSent) throw error;
  }
}
