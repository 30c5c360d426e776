import { register } from 'tsx/esm/api';
import { median } from './stats.mjs';
import { printTable } from './table.mjs';

const ROUNDS = 9;

/** Times both by turns, after a first call of each. @returns medians in milliseconds */
function mediansByTurns(...works) {
  const times = works.map(() => []);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [at, work] of works.entries()) {
      const started = performance.now();
      work();
      if (round >= 0) times[at].push(performance.now() - started);
    }
  }
  return times.map(median);
}

/** Work that a page or the portal repeats for the user's input: the time of a long input beside that of a short one. */
export async function printGrowth() {
  register();
  const { isf10BillOfLines } = await import('../src/contract/testing/bills.ts');
  const { rehearse } = await import('../src/customs/rehearse.ts');
  const { readCountry } = await import('../src/recognition/party/countryWords.ts');
  const { recognize } = await import('../src/recognition/recognize.ts');
  const { documentOfText, LONG_TEXTS, longDocument } = await import('../src/recognition/testing/longDocuments.ts');
  const read = (model) => recognize([model], { references: { port: () => null, country: readCountry } });
  const row = (name, growth, short, long) => {
    const [before, after] = mediansByTurns(short, long);
    return [name, growth, before, after, after / before];
  };
  const bills = [isf10BillOfLines(100), isf10BillOfLines(999)];
  const documents = [longDocument(20), longDocument(100)];
  printTable(
    `How time grows with the input, medians of ${ROUNDS}`,
    ['', 'input x', 'short ms', 'long ms', 'x'],
    [
      row('Customs message of 999 lines beside 100', 9.99, ...bills.map((bill) => () => rehearse(bill))),
      row('Recognition of 100 pages beside 20', 5, ...documents.map((model) => () => read(model))),
      ...Object.entries(LONG_TEXTS).map(([name, textOf]) => {
        const models = [10_000, 40_000].map((length) => documentOfText(textOf(length)));
        return row(`Recognition of 40,000 characters: ${name}`, 4, ...models.map((model) => () => read(model)));
      }),
    ],
  );
  console.log('Goal: time grows at most twice as fast as the input.');
}
