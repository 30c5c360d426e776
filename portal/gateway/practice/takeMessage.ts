import type { Portal, Tx } from '../../portal.ts';
import { releaseSuppressed, storePracticeMessage, readPracticeSetting } from '../../store/practice.ts';
import { aboutFiling } from './aboutFiling.ts';
import { answerMessage } from './answerMessage.ts';
import { openMessage } from './openMessage.ts';
import { scriptFor } from './practiceRules.ts';

export type PracticeTools = Pick<Portal, 'db' | 'clock' | 'steps' | 'config' | 'log'>;
type Tools = Pick<Portal, 'clock' | 'config' | 'log'>;

/** Takes a transmission once, judges what is in it, and lays out the answers. It has nothing to say to what names nothing. */
export async function takeMessage(tools: Tools, trx: Tx, text: string): Promise<void> {
  const opened = openMessage(text);
  if (!opened) return;
  const now = tools.clock();
  const { speed, rules } = await readPracticeSetting(trx, tools.config.practiceSpeed);
  const about = await aboutFiling(trx, opened, opened.filings[0] ?? []);
  const isSilent = scriptFor(about.numbers, rules).says === 'silent';
  const isNew = await storePracticeMessage(trx, {
    control_no: opened.controlNo,
    transaction_no: about.transactionNo,
    action: about.read.message?.header.action ?? '',
    ams_no: about.numbers[0] ?? '',
    text: text.replaceAll('\0', '\u2400'),
    received_at: now,
    is_silent: isSilent,
  });
  if (!isNew || isSilent) return;
  const scriptOf = (numbers: readonly string[]) => scriptFor(numbers, rules);
  await answerMessage(tools, trx, { ...opened, now, speed, scriptOf }, about);
}

/** Answers a message that a rule kept silent about, once, as if there were no such rule. */
export async function answerSilent(tools: Tools, trx: Tx, controlNo: string): Promise<void> {
  const text = await releaseSuppressed(trx, controlNo);
  const opened = text === null ? null : openMessage(text);
  if (!opened) return;
  const { speed, rules } = await readPracticeSetting(trx, tools.config.practiceSpeed);
  const about = await aboutFiling(trx, opened, opened.filings[0] ?? []);
  const scriptOf = (numbers: readonly string[]) => scriptFor(numbers, rules, { but: 'silent' });
  await answerMessage(tools, trx, { ...opened, now: tools.clock(), speed, scriptOf }, about);
}
