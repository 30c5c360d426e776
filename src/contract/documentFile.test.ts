import { expect, it } from 'vitest';
import { documentProblem } from './documentFile.ts';

it.each([
  ['invoice.PDF', 1, null],
  ['装箱单.xlsx', 4 * 1024 * 1024, null],
  ['packing.docx', 4 * 1024 * 1024 + 1, 'tooLarge'],
  ['bl.doc', 0, 'empty'],
  ['scan.png', 1, 'ending'],
  ['invoice.pdf.exe', 1, 'ending'],
] as const)('[V20] %s with %i bytes: %s', (name, size, problem) => {
  expect(documentProblem({ name, size })).toBe(problem);
});
