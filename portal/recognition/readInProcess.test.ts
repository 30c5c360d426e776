import { expect, it } from 'vitest';
import { docxFile, paragraph } from './testing/docxFile.ts';
import { readInProcess } from './readInProcess.ts';

it('[D03] reads a document in a process of its own', async () => {
  const { parts } = await readInProcess({ filename: 'a.docx', bytes: docxFile(paragraph('SELLER')) });
  expect(parts).toEqual([expect.objectContaining({ cells: [expect.objectContaining({ text: 'SELLER' })] })]);
});

it('[E04] reports why a document cannot be read', async () => {
  await expect(readInProcess({ filename: 'a.pdf', bytes: Buffer.from('text') })).rejects.toThrow('misnamed');
});

it('[E04] ends a reading that was aborted, and one that waits', async () => {
  const signal = AbortSignal.abort();
  const task = { filename: 'a.docx', bytes: docxFile(paragraph('SELLER')) };
  const results = await Promise.allSettled([1, 2, 3].map(() => readInProcess(task, { signal })));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(readInProcess(task)).resolves.toMatchObject({ filename: 'a.docx' });
}, 60_000);
