import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Confidence, RecognizedDraft } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import type { Sample } from './content.ts';
import { generate, type SetName, type WrittenSample } from './generate.ts';
import { inventedValues, wholeText } from './invented.ts';
import { isRightValue, compareDrafts, scoreOf, type ComparedValue } from './score.ts';
import type { Truth } from './truth.ts';

export interface Reader {
  read: (bytes: Buffer, filename: string) => Promise<DocumentModel>;
  recognize: (models: DocumentModel[]) => RecognizedDraft[];
}

export interface Measured {
  sample: WrittenSample;
  compared: ComparedValue[];
  /** Values with the confidence they carry, and whether they are right. */
  confidences: { confidence: Confidence; right: boolean }[];
  values: number;
  invented: string[];
  /** Disagreeing fields of which both values are shown. */
  shown: number;
  milliseconds: number;
  problem?: string;
}

async function measureSample(folder: string, sample: WrittenSample, { read, recognize }: Reader): Promise<Measured> {
  const truths = JSON.parse(await readFile(join(folder, `${sample.name}.truth.json`), 'utf8')) as Truth[];
  const files = await Promise.all(
    sample.files.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
  );
  const start = performance.now();
  const models: DocumentModel[] = [];
  let drafts: RecognizedDraft[] = [];
  let problem: string | undefined;
  try {
    for (const { name, bytes } of files) models.push(await read(bytes, name));
    drafts = recognize(models);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const milliseconds = performance.now() - start;
  const { compared, truthOf } = compareDrafts(
    truths,
    drafts.map(({ bill }) => bill),
  );
  const whole = wholeText(models);
  return {
    sample,
    compared,
    milliseconds,
    ...(problem === undefined ? {} : { problem }),
    values: drafts.flatMap(({ values }) => values).length,
    invented: drafts.flatMap((draft) => inventedValues(draft, whole).map(({ path, value }) => `${path}: ${value}`)),
    shown: sample.disagreeing.filter((path) =>
      drafts.some(({ values }) => values.some((value) => value.path === path && (value.others ?? []).length > 0)),
    ).length,
    confidences: drafts.flatMap(({ bill, values }) =>
      values.flatMap(({ path, value, confidence }) => {
        const truth = truthOf.get(bill);
        const right = truth && isRightValue(truth, path, value);
        return right === undefined ? [] : [{ confidence, right }];
      }),
    ),
  };
}

/** Generates a set into `folder`, recognizes its documents one after the other. */
export async function measureSet(
  set: SetName,
  folder: string,
  reader: Reader,
  ...[seed, isWanted]: [seed?: string, isWanted?: (sample: Sample) => boolean]
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const sample of await generate(set, folder, seed, isWanted))
    measured.push(await measureSample(folder, sample, reader));
  return measured;
}

export const scoreOfAll = (measured: Measured[]) => scoreOf(measured.flatMap(({ compared }) => compared));
