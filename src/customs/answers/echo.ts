import { findLayout } from '../layouts.ts';
import { RECORD_LENGTH } from '../layout.ts';
import { ALWAYS_ECHOED } from './composeResponse.ts';

/** The header without the transaction number (39–53), which customs may have assigned. */
const content = (text: string): string => {
  const line = text.padEnd(RECORD_LENGTH).slice(0, RECORD_LENGTH);
  return line.startsWith('SF10') ? line.slice(0, 38) + line.slice(53) : line;
};

/**
 * The line of each echo in the sent message; echoes of identical records get successive lines. Null for an echo of no
 * sent record.
 */
export function findEchoLines(echoes: readonly string[], sent: readonly string[]): (number | null)[] {
  let from = 0;
  return echoes.map((echo) => {
    const found = sent.findIndex((text, at) => at >= from && content(text) === content(echo));
    if (found < 0) return null;
    from = found + 1;
    return found;
  });
}

/**
 * Whether a response echoes this message: every echo is one of its records, and all records that customs always echoes
 * are there. Otherwise lines were lost or changed, or the response belongs to another message.
 */
export function isEchoOf(echoes: readonly string[], sent: readonly string[]): boolean {
  const lines = findEchoLines(echoes, sent);
  const isMissing = (text: string, at: number): boolean =>
    ALWAYS_ECHOED.has(findLayout(text)?.record ?? '') && !lines.includes(at);
  return !lines.includes(null) && !sent.some(isMissing);
}
