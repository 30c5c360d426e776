import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isScannedSample, type SetName } from './generate.ts';
import { measureSet, scoreOfAll, type Measured, type Reader } from './measure.ts';
import { scoreOf } from './score.ts';

export type PrintTable = (title: string, head: string[], rows: (string | number)[][]) => void;

interface Options {
  sets: SetName[];
  seed: string;
  /** Each error of these samples, by part of their name; `all` for every one. */
  errors?: string | undefined;
  /** Folder that receives the documents. */
  folder?: string | undefined;
  /** Without the scans, whose text recognition takes most of the time. */
  withoutScans?: boolean | undefined;
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);
const three = (value: number) => value.toFixed(3);

function groups(measured: Measured[], keyOf: (one: Measured) => string) {
  const found = new Map<string, Measured[]>();
  for (const one of measured) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return [...found].toSorted(([one], [other]) => one.localeCompare(other));
}

const kindOf = ({ sample }: Measured) =>
  sample.scanned ? 'pdf, scanned' : sample.files.length > 1 ? 'several of one shipment' : (sample.kinds[0] ?? '');

function scoreRow(name: string, measured: Measured[]): (string | number)[] {
  const { precision, recall, f1 } = scoreOfAll(measured);
  const values = measured.reduce((sum, one) => sum + one.values, 0);
  const invented = measured.reduce((sum, one) => sum + one.invented.length, 0);
  const times = measured.map(({ milliseconds, sample }) => milliseconds / sample.files.length);
  const slowest = Math.round(Math.max(0, ...times));
  return [name, measured.length, three(precision), three(recall), three(f1), share(invented, values), slowest];
}

function printErrors(measured: Measured[], match: string) {
  for (const { sample, compared, invented, problem } of measured) {
    if (match !== 'all' && !sample.name.includes(match)) continue;
    process.stdout.write(`${sample.name}  F1 ${three(scoreOf(compared).f1)}  ${problem ?? ''}\n`);
    for (const { field, outcome, expected, got } of compared)
      if (outcome !== 'right') process.stdout.write(`   ${outcome} ${field}: ${expected} | ${got}\n`);
    for (const text of invented) process.stdout.write(`   not in the document: ${text}\n`);
  }
}

function printSet(set: SetName, measured: Measured[], printTable: PrintTable) {
  const head = ['', 'samples', 'precision', 'recall', 'F1', 'not in text', 'slowest ms'];
  const unread = measured.filter(({ problem }) => problem !== undefined);
  printTable(`Recognition, ${set} documents`, head, [
    ...groups(measured, kindOf).map(([kind, ones]) => scoreRow(kind, ones)),
    scoreRow(
      'texts together',
      measured.filter(({ sample }) => !sample.scanned),
    ),
    scoreRow('all', measured),
  ]);
  const compared = measured.flatMap((one) => one.compared);
  const fields = [...new Set(compared.map(({ field }) => field))];
  printTable(
    `Recognition by field, ${set} documents`,
    ['', 'values', 'false', 'missed', 'F1'],
    fields.map((field) => {
      const score = scoreOf(compared.filter((one) => one.field === field));
      return [field, score.right + score.missed, score.false, score.missed, three(score.f1)];
    }),
  );
  const confidences = measured.flatMap((one) => one.confidences);
  printTable(
    `How often a confidence is right, ${set} documents (goal: sure at least 98 %)`,
    ['', 'values', 'right'],
    (['sure', 'check', 'guess'] as const).map((level) => {
      const of = confidences.filter(({ confidence }) => confidence === level);
      return [level, of.length, share(of.filter(({ right }) => right).length, of.length)];
    }),
  );
  const disagreeing = measured.reduce((sum, { sample }) => sum + sample.disagreeing.length, 0);
  const shown = measured.reduce((sum, one) => sum + one.shown, 0);
  process.stdout.write(`Disagreeing values of which both are shown: ${shown} of ${disagreeing}\n`);
  for (const { sample, problem } of unread) process.stdout.write(`not read: ${sample.name}: ${problem}\n`);
}

/** Generates documents, recognizes them and prints how much is right, tuning and held-out apart. */
export async function printRecognition(reader: Reader, printTable: PrintTable, options: Options): Promise<void> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'corpus-')));
  try {
    for (const set of options.sets) {
      const measured = await measureSet(set, join(folder, set), reader, options.seed, (sample) =>
        options.withoutScans ? !isScannedSample(sample) : true,
      );
      if (options.errors) printErrors(measured, options.errors);
      printSet(set, measured, printTable);
    }
  } finally {
    if (!options.folder) await rm(folder, { recursive: true, force: true });
  }
}
