import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Principal } from '../principal.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { principalOf } from '../testing/principalOf.ts';
import { ImportRuns } from './importRuns.ts';
import { asCsv, goodBills, goodRows } from './testing/goodTable.ts';
import { oldWorkbook } from './testing/oldWorkbook.ts';

const csv = Buffer.from(asCsv(goodRows(goodBills(ISF_10, 3), 'en')));

describe('the heap of the thread that reads a file', () => {
  let test: TestPortal;
  let principal: Principal;
  beforeAll(async () => {
    test = await startTestPortal();
    principal = await principalOf(test, ACCOUNTS.filer);
  });
  afterAll(() => test.close());

  it('suffices for a valid old workbook of nearly 5 MB', async () => {
    const rows = Array.from({ length: 35_000 }, (_, at) => [
      `OOLU${10_000_000 + at}`,
      `REF-${at}`,
      '12-345678900',
      '12-345678900',
      940_000 + (at % 900),
      'CN',
    ]);
    const heads = ['AMS B/L no.', 'Client reference', 'Importer ID', 'Consignee ID', 'HS code', 'Country of origin'];
    const bytes = oldWorkbook([heads, ...rows]);
    expect(bytes.length).toBeGreaterThan(0.9 * LIMITS.importFile);
    const order = { principal, billType: ISF_10, locale: 'en', dryRun: true, fileName: 'list.xls' } as const;
    // The subject is the heap: on a busy machine the thread, which has low priority, may take minutes.
    const runs = new ImportRuns(undefined, () => 600_000);
    expect(await (await runs.start(test.portal, order, bytes)).work).toMatchObject({ bills: 35_000 });
  }, 600_000);

  it('ends a file at its limit, and frees its place', async () => {
    const order = { principal, billType: ISF_10, locale: 'en', dryRun: true, fileName: 'list.csv' } as const;
    const heap = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
    const runs = new ImportRuns(undefined, () => 600_000, heap);
    // Different texts fill the heap at once; short ones would keep its garbage collection busy at the limit for long.
    const rows = Array.from({ length: 60_000 }, (_, at) => `OOLU${10_000_000 + at},${String(at).padStart(60, 'x')}`);
    const large = Buffer.from(`AMS B/L no.,Client reference\n${rows.join('\n')}`);
    // As many as a person may have, so that one which kept its place would refuse the next.
    for (let round = 0; round < 2; round++) {
      const { work } = await runs.start(test.portal, order, Buffer.from(large));
      const extra = { reason: 'tooLarge', message: expect.stringContaining('Remove unneeded content') as string };
      await expect(work).rejects.toMatchObject({ facts: { extra } });
    }
    expect(await (await runs.start(test.portal, order, Buffer.from(csv))).work).toMatchObject({ bills: 3 });
  });
});
