import { register } from 'tsx/esm/api';
import { printTable } from './table.mjs';
import { option } from '../scripts/option.mjs';

/**
 * Share of right values in generated documents; `--set=tuning` or `--set=held-out` for one of the sets, `--seed=2` for
 * other companies in the same layouts, `--errors=all` (or a part of a name) for what is wrong, `--folder=F` to keep
 * the documents, `--no-scans` for a quick run. Old Word files need LibreOffice. `--documents=D --out=F` recognizes the
 * documents of a folder of one's own instead and writes what they gave.
 */
export async function printRecognitions() {
  register();
  const { printRecognition } = await import('./corpus/printRecognition.ts');
  const { readDocument } = await import('../portal/recognition/readers/readDocument.ts');
  const { recognize } = await import('../src/recognition/recognize.ts');
  const { importPlaces } = await import('../portal/imports/importPlaces.ts');
  const reader = {
    read: readDocument,
    recognize: (models) => recognize(models, { references: importPlaces }).drafts,
  };
  const documents = option('documents', '');
  if (documents) {
    const { predictFolder } = await import('./corpus/predictFolder.ts');
    return predictFolder(reader, documents, option('out', 'predictions'), printTable);
  }
  const set = option('set', '');
  await printRecognition(reader, printTable, {
    sets: set ? [set] : ['tuning', 'held-out'],
    seed: option('seed', '1'),
    errors: option('errors', undefined),
    folder: option('folder', undefined),
    withoutScans: process.argv.includes('--no-scans'),
  });
}
