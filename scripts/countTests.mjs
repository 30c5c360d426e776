/**
 * Counts a vitest JSON report. Skipped and unfinished tests count as failed; so does a file
 * that could not be loaded.
 * @returns {{ passed: number, failed: number, names: string[] }} names of what failed.
 */
export function countVitest(report) {
  const names = [];
  let passed = 0;
  for (const file of report.testResults ?? []) {
    const bad = file.assertionResults.filter((test) => test.status !== 'passed');
    passed += file.assertionResults.length - bad.length;
    names.push(...bad.map((test) => `${test.fullName} (${test.status})`));
    if (file.status === 'failed' && bad.length === 0) names.push(file.name);
  }
  return { passed, failed: names.length, names };
}

function* testsOf(suite) {
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      yield { name: `${test.projectName}: ${spec.title}`, status: test.status };
    }
  }
  for (const inner of suite.suites ?? []) yield* testsOf(inner);
}

/** Counts a Playwright JSON report; skipped and flaky tests count as failed. */
export function countPlaywright(report) {
  const tests = (report.suites ?? []).flatMap((suite) => [...testsOf(suite)]);
  const bad = tests.filter((test) => test.status !== 'expected');
  const names = [
    ...bad.map((test) => `${test.name} (${test.status})`),
    ...(report.errors ?? []).map((error) => error.message ?? 'error outside of a test'),
  ];
  return { passed: tests.length - bad.length, failed: names.length, names };
}
