import { createHmac } from 'node:crypto';

/** A keyed hash: a copy of the table alone reveals neither addresses nor codes. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
