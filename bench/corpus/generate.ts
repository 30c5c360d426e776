import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionOf, type Content, type Family, type Sample } from './content.ts';
import { HELD_OUT } from './heldOut/index.ts';
import { seeded } from './random.ts';
import { TUNING } from './tuning/index.ts';
import { writeDoc } from './writeDoc.ts';
import type { openPrinter } from './writePrint.ts';
import { writeDrawn } from './writeDrawn.ts';
import { writeSampleSheet } from './writeSheet.ts';
import { writeWord } from './writeWord.ts';

export type SetName = 'tuning' | 'held-out';

const FAMILIES: Record<SetName, Record<string, Family>> = { tuning: TUNING, 'held-out': HELD_OUT };

const familyNames = (set: SetName) => Object.keys(FAMILIES[set]);

/** The sample of a family; another `seed` gives other companies and numbers in the same layout. */
export function sampleOf(set: SetName, family: string, seed = '1'): Sample {
  const make = FAMILIES[set][family];
  if (!make) throw new Error(`No family ${family}`);
  return { ...make(seeded(`${set}/${family}/${seed}`)), name: family };
}

type Printer = ReturnType<typeof openPrinter>;

/** Old Word files of the first seed, as LibreOffice wrote them: for machines without it. */
const KEPT_DOCS = new URL('docs/', import.meta.url);
export const keptDoc = (family: string) => readFile(new URL(`${family}.doc`, KEPT_DOCS));

/** Bytes of a file; undefined for .doc where LibreOffice is missing. */
export async function bytesOf(content: Content, printer?: Printer, seed = ''): Promise<Buffer | undefined> {
  if (content.kind === 'sheet') return writeSampleSheet(content.sheets, content.format);
  if (content.kind === 'drawn') return writeDrawn(content);
  if (content.kind === 'print') return printer?.print(content, seed);
  const docx = await writeWord(content);
  return content.format === 'docx' ? docx : writeDoc(docx);
}

export interface WrittenSample {
  name: string;
  files: string[];
  kinds: string[];
  scanned: boolean;
  disagreeing: string[];
}

export const isScannedSample = ({ files }: Sample) =>
  files.some(({ content }) => content.kind === 'print' && content.scan !== undefined);
const isAny = (_sample: Sample) => true;

/** Writes the documents of a set with their truth files and a list of them. */
export async function generate(set: SetName, folder: string, seed = '1', isWanted = isAny): Promise<WrittenSample[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The browser is loaded only here: tests make the documents that need none.
  const printer = (await import('./writePrint.ts')).openPrinter();
  const written: WrittenSample[] = [];
  try {
    for (const family of familyNames(set)) {
      const sample = sampleOf(set, family, seed);
      if (!isWanted(sample)) continue;
      const files: string[] = [];
      for (const [at, { name, content }] of sample.files.entries()) {
        const isDoc = content.kind === 'word' && content.format === 'doc';
        const made = await bytesOf(content, printer, `${family}/${at}/${seed}`);
        const bytes = made ?? (isDoc && seed === '1' ? await keptDoc(family) : undefined);
        if (!bytes) {
          process.stderr.write(`${family}: no .doc file, because LibreOffice is not installed\n`);
          continue;
        }
        const filename = `${sample.files.length > 1 ? `${family}.${name}` : family}.${extensionOf(content)}`;
        await writeFile(join(folder, filename), bytes);
        files.push(filename);
      }
      if (files.length < sample.files.length) continue;
      await writeFile(join(folder, `${family}.truth.json`), `${JSON.stringify(sample.truth, null, 1)}\n`);
      written.push({
        name: family,
        files,
        kinds: sample.files.map(({ content }) => extensionOf(content)),
        scanned: isScannedSample(sample),
        disagreeing: sample.disagreeing ?? [],
      });
    }
  } finally {
    await printer.close();
  }
  await writeFile(join(folder, 'samples.json'), `${JSON.stringify(written, null, 1)}\n`);
  return written;
}
