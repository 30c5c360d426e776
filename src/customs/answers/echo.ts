import { layoutOf } from '../layouts.ts';
import { RECORD_LENGTH } from '../layout.ts';
import { ALWAYS_ECHOED } from './composeResponse.ts';

/** Of a header, everything but the transaction number (39–53), which customs may have given it. */
const content = (text: string): string => {
  const line = text.padEnd(RECORD_LENGTH).slice(0, RECORD_LENGTH);
  return line.startsWith('SF10') ? line.slice(0, 38) + line.slice(53) : line;
};

/**
 * Where each echo stands in the message that was sent, in order, so that identical records are told apart; null where
 * it is none of its records.
 */
export function linesOfEchoes(echoes: readonly string[], sent: readonly string[]): (number | null)[] {
  let from = 0;
  return echoes.map((echo) => {
    const found = sent.findIndex((text, at) => at >= from && content(text) === content(echo));
    if (found < 0) return null;
    from = found + 1;
    return found;
  });
}

/**
 * Whether a response echoes this message: every echo is a record of it, and none that customs always echoes is missing.
 * One that does not has lost or changed lines on its way, or answers another message.
 */
export function isEchoOf(echoes: readonly string[], sent: readonly string[]): boolean {
  const lines = linesOfEchoes(echoes, sent);
  const isMissing = (text: string, at: number): boolean =>
    ALWAYS_ECHOED.has(layoutOf(text)?.record ?? '') && !lines.includes(at);
  return !lines.includes(null) && !sent.some(isMissing);
}
