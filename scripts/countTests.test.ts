import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './countTests.mjs';

const vitestFile = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: statuses.map((each, index) => ({ status: each, fullName: `test ${index}` })),
});

describe('countVitest', () => {
  it('counts an unfinished test as failed', () => {
    const report = { testResults: [vitestFile('passed', 'passed', 'pending', 'todo')] };
    expect(countVitest(report)).toMatchObject({ passed: 1, failed: 2 });
  });

  it('names a test whose condition does not hold, as neither passed nor failed', () => {
    const report = { testResults: [vitestFile('passed', 'passed', 'skipped')] };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 0, names: [], skipped: ['test 1'] });
  });

  it('counts a file as failed whose tests are skipped because their preparation failed', () => {
    const report = { testResults: [vitestFile('failed', 'skipped', 'skipped')] };
    expect(countVitest(report)).toMatchObject({ passed: 0, failed: 1, names: ['a.test.ts'] });
  });

  it('counts a file that cannot be loaded as one failed', () => {
    const report = { testResults: [vitestFile('failed'), vitestFile('failed', 'failed')] };
    expect(countVitest(report)).toMatchObject({ passed: 0, failed: 2 });
  });
});

describe('countPlaywright', () => {
  it('counts only tests that passed without a retry as passed', () => {
    const spec = (status: string) => ({
      title: status,
      tests: [{ projectName: 'chromium', status }],
    });
    const report = {
      suites: [
        { specs: [spec('expected')], suites: [{ specs: [spec('expected'), spec('flaky')] }] },
        { specs: [spec('skipped'), spec('unexpected')] },
      ],
      errors: [{ message: 'no web server' }],
    };
    expect(countPlaywright(report)).toMatchObject({ passed: 2, failed: 4 });
  });
});
