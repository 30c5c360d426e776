import type { Portal, Tx } from '../../portal.ts';
import { readPracticeSetting, releaseSuppressed, storePracticeMessage } from '../../store/practice.ts';
import { answerMessage } from './answerMessage.ts';
import { lookUpFiling } from './lookUpFiling.ts';
import { openMessage } from './openMessage.ts';
import { scriptFor } from './practiceRules.ts';

export type PracticeTools = Pick<Portal, 'db' | 'clock' | 'steps' | 'config' | 'log'>;
type Tools = Pick<Portal, 'clock' | 'config' | 'log'>;

/**
 * Accepts a transmission once, validates its filings and schedules the answers. Ignores a transmission without a control
 * number.
 */
export async function acceptMessage(tools: Tools, trx: Tx, text: string): Promise<void> {
  const opened = openMessage(text);
  if (!opened) return;
  const now = tools.clock();
  const { speed, rules } = await readPracticeSetting(trx, tools.config.practiceSpeed);
  const first = await lookUpFiling(trx, opened, opened.filings[0] ?? []);
  const isSuppressed = scriptFor(first.numbers, rules).says === 'silent';
  const isNew = await storePracticeMessage(trx, {
    control_no: opened.controlNo,
    transaction_no: first.transactionNo,
    action: first.read.message?.header.action ?? '',
    ams_no: first.numbers[0] ?? '',
    // PostgreSQL stores no NUL in text.
    text: text.replaceAll('\0', '\u2400'),
    received_at: now,
    is_silent: isSuppressed,
  });
  if (!isNew || isSuppressed) return;
  const scriptOf = (numbers: readonly string[]) => scriptFor(numbers, rules);
  await answerMessage(tools, trx, { ...opened, now, speed, scriptOf }, first);
}

/** Answers a message whose answer a rule suppressed, once, without that rule. */
export async function releaseAnswer(tools: Tools, trx: Tx, controlNo: string): Promise<void> {
  const text = await releaseSuppressed(trx, controlNo);
  const opened = text === null ? null : openMessage(text);
  if (!opened) return;
  const { speed, rules } = await readPracticeSetting(trx, tools.config.practiceSpeed);
  const first = await lookUpFiling(trx, opened, opened.filings[0] ?? []);
  const scriptOf = (numbers: readonly string[]) => scriptFor(numbers, rules, { except: 'silent' });
  await answerMessage(tools, trx, { ...opened, now: tools.clock(), speed, scriptOf }, first);
}
