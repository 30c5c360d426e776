import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Cells of a row of the tables. */
const CELLS = 4;

/** The tests that a cell names: a file, and the titles after it. */
function* testsOf(cell: string): Generator<[file: string, title: string]> {
  for (const [, file = '', titles = ''] of cell.matchAll(/`([^`]+)`((?: (?:and )?"[^"]+")*)/gu)) {
    const named = [...titles.matchAll(/"([^"]+)"/gu)].map(([, title = '']) => title);
    expect(named, file).not.toEqual([]);
    for (const title of named) yield [file, title];
  }
}

it('[O08] docs/faults.md names an existing test for each fault', () => {
  const rows = readFileSync('docs/faults.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!fault \|)/u.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((cells) => cells.length !== CELLS || cells.some((cell) => cell.trim() === ''))).toEqual([]);
  const tests = rows.flatMap((cells) => {
    const named = [...testsOf(cells[CELLS - 1] ?? '')];
    expect(named, cells[0]).not.toEqual([]);
    return named;
  });
  const missing = tests.filter(([file, title]) => !readFileSync(file, 'utf8').includes(title));
  expect(missing).toEqual([]);
});
