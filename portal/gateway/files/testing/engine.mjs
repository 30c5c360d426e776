/**
 * Simulates an EDI engine from docs/gateway-files.md alone: takes each control number out of the outbox once and writes
 * an acknowledgment, an SN and an SA for it, in every way in which files may arrive. Killed at any moment, it repeats
 * what its journal does not have.
 * Arguments: the gateway's folder, the engine's own folder.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [gateway, own] = process.argv.slice(2);
const journal = join(own, 'taken');
const outbox = join(gateway, 'outbox');
const inbox = join(gateway, 'inbox');
const WAITS = 5;

const record = (text) => text.padEnd(80);
const taken = () => new Set(existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : []);

/** Wraps an answer in its envelope: A 60–69 echo the control number, 70–79 are the answer's number. */
function envelope(application, head, controlNo, answerNo, lines) {
  const filer = head.slice(5, 8);
  const begin = `A    ${filer}      ${head.slice(14, 20)}     ${application}`.padEnd(59);
  return [
    record(`${begin}${controlNo}${String(answerNo).padStart(10, '0')}`),
    ...[`B      ${filer}${application}`, ...lines, 'Y', 'Z'].map(record),
    '',
  ].join('\n');
}

/** The three answers to a message, always the same bytes for the same message. */
function answersTo(text) {
  const [head, , ...rest] = text.split('\n');
  const controlNo = head.slice(59, 69);
  const records = rest.filter((line) => line.startsWith('SF'));
  const reference =
    records
      .find((line) => line.startsWith('SF20CR'))
      ?.slice(7)
      .trim() ?? records[0].slice(38, 53).trim();
  const bill = records
    .find((line) => line.startsWith('SF15'))
    ?.slice(6)
    .trim();
  const echo = records.filter((line) => /^SF(?:10|15|20)/u.test(line));
  const first = Number(controlNo) * 10;
  const advisory = [`SA10${reference}`, `SA20CR ${reference}`, `SA30${bill}`, 'SA50S1BILL ON FILE'];
  return [
    envelope('SN', head, controlNo, first + 1, []),
    envelope('SN', head, controlNo, first + 2, [...echo, 'SF9002   ISF ACCEPTED']),
    envelope('SA', head, '0000000000', first + 3, advisory),
  ];
}

/** Writes an answer in one of three ways: atomically, in pieces under its final name, or twice under two names. */
async function deliver(name, text, way) {
  const path = join(inbox, name);
  if (way === 1) {
    writeFileSync(path, text.slice(0, 100), 'latin1');
    await sleep(WAITS);
    appendFileSync(path, text.slice(100, -60), 'latin1');
    await sleep(WAITS);
    appendFileSync(path, text.slice(-60), 'latin1');
    return;
  }
  for (const copy of way === 2 ? [path, `${path}.again`] : [path]) {
    writeFileSync(`${copy}.tmp`, text, 'latin1');
    renameSync(`${copy}.tmp`, copy);
  }
}

for (;;) {
  const known = taken();
  for (const name of readdirSync(outbox).filter((found) => found.endsWith('.isf'))) {
    const text = readFileSync(join(outbox, name), 'latin1');
    if (!known.has(text.slice(59, 69))) {
      // In reverse order.
      const answers = answersTo(text).map((answer, index) => ({ answer, index }));
      for (const { answer, index } of answers.toReversed()) {
        await deliver(`${name}-${index}`, answer, (Number(text.slice(59, 69)) + index) % 3);
      }
      appendFileSync(journal, `${text.slice(59, 69)}\n`);
    }
    unlinkSync(join(outbox, name));
  }
  await sleep(WAITS);
}
