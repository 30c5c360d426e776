import { join } from 'node:path';
import { generate, type SetName } from './generate.ts';

/** `npx tsx bench/corpus/run.ts FOLDER [tuning|held-out] [seed]` writes the documents of one set or of both. */
const [folder = 'corpus', only, seed = '1'] = process.argv.slice(2);
const sets: SetName[] = only === 'tuning' || only === 'held-out' ? [only] : ['tuning', 'held-out'];
for (const set of sets) {
  const samples = await generate(set, join(folder, set), seed);
  process.stdout.write(`${set}: ${samples.length} samples, ${samples.flatMap(({ files }) => files).length} files\n`);
}
