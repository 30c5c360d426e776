import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { DOCUMENT_ENDINGS } from '#contract/documentFile.ts';
import type { Reader } from './measure.ts';
import type { PrintTable } from './printRecognition.ts';

interface Prediction {
  /** Recognized bills under their wire names. */
  success: Record<string, unknown>[];
  /** Why a document gave none. */
  reason?: string;
}

async function predict({ read, recognize }: Reader, bytes: Buffer, name: string): Promise<Prediction> {
  try {
    const drafts = recognize([await read(bytes, name)]);
    const success = drafts.map(({ bill }) => bill);
    return success.length > 0 ? { success } : { success, reason: 'nothing' };
  } catch (error) {
    return { success: [], reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Recognizes each document of a folder by itself and writes what it gave as `<name>.json`, for comparing it with known
 * values by any program. Prints drafts or reason of each.
 */
export async function predictFolder(reader: Reader, from: string, to: string, printTable: PrintTable): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => DOCUMENT_ENDINGS.some((ending) => name.endsWith(ending)));
  const rows: (string | number)[][] = [];
  for (const name of names.toSorted()) {
    const bytes = await readFile(join(from, name));
    const start = performance.now();
    const prediction = await predict(reader, bytes, name);
    const milliseconds = Math.round(performance.now() - start);
    await writeFile(join(to, `${parse(name).name}.json`), `${JSON.stringify(prediction, null, 1)}\n`);
    rows.push([name, prediction.success.length, prediction.reason ?? '', milliseconds]);
  }
  printTable(`Recognition of ${from}`, ['document', 'drafts', 'reason', 'ms'], rows);
}
