import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'tpt-travel-'));

/** The line and the three labels of the README's example. */
const LINE = "  sealNo: text({ max: 15, charset: 'upperAlphanumeric', upper: true }),\n";
const LABELS = { en: 'Seal no.', 'zh-CN': '封条号', vi: 'Số niêm phong' };

function insert(file: string, before: string, line: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(path, text.replace(before, line + before));
}

/** A copy of the sources with one field added; `travelProbe.ts` and `typeProbe.ts` check it there. */
beforeAll(() => {
  for (const part of [
    'src',
    'resources',
    'dataProvider',
    'authProvider',
    'i18n',
    'portal',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.shared.json',
  ]) {
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  insert('src/contract/entities/billRows.ts', '  vesselVoyage: text(', LINE);
  for (const [locale, label] of Object.entries(LABELS)) {
    insert(`src/messages/${locale}/fields.ts`, '    vesselVoyage:', `    sealNo: '${label}',\n`);
  }
  writeFileSync(
    join(copy, 'src/contract/typeProbe.ts'),
    "import type { Isf10Bill } from './entities/bill.ts';\nexport const sealOf = (bill: Isf10Bill): string => bill.sealNo;\n",
  );
  writeFileSync(
    join(copy, 'probe.config.mjs'),
    `export default { test: { include: ['**/travelProbe.{ts,tsx}'], setupFiles: ['src/testing/setup.ts'],
       testTimeout: 120000, hookTimeout: 120000,
       provide: ${JSON.stringify({ database: inject('database'), superuser: inject('superuser') })} } };`,
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a field added in one line', () => {
  it('has a type in every shared layer', async () => {
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    await expect(
      run(tsc, ['-p', 'tsconfig.shared.json', '--incremental', 'false'], { cwd: copy }),
    ).resolves.toBeTruthy();
  });

  it('[V25] appears in form, list columns, portal validation and storage', async () => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'run', '--root', copy, '--config', join(copy, 'probe.config.mjs'), '--reporter=json'];
    const { stdout } = await run(process.execPath, args, { cwd: copy, maxBuffer: 1 << 26 }).catch(
      (failed: { stdout: string }) => failed,
    );
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      numPassedTests: number;
      testResults: {
        message: string;
        assertionResults: { title: string; status: string; failureMessages: string[] }[];
      }[];
    };
    const said = report.testResults.flatMap(({ message, assertionResults }) => [
      ...(message ? [message] : []),
      ...assertionResults
        .filter(({ status }) => status !== 'passed')
        .map((one) => [one.title, ...one.failureMessages].join('\n')),
    ]);
    expect(said).toEqual([]);
    expect(report.numPassedTests).toBe(4);
  });
});
