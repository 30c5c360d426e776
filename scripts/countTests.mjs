/**
 * Counts a vitest JSON report. Unfinished tests count as failed; so does a file that could not be loaded. A test is
 * skipped where its condition does not hold (`skipIf`): another system, not root, programs that are not installed.
 * @returns {{ passed: number, failed: number, names: string[], skipped: string[] }} names of what failed and of what
 * was skipped.
 */
export function countVitest(report) {
  const names = [];
  const skipped = [];
  let passed = 0;
  for (const file of report.testResults ?? []) {
    const left = file.assertionResults.filter(({ status }) => status === 'skipped');
    const bad = file.assertionResults.filter(({ status }) => status !== 'passed' && status !== 'skipped');
    passed += file.assertionResults.length - left.length - bad.length;
    skipped.push(...left.map(({ fullName }) => fullName));
    names.push(...bad.map((test) => `${test.fullName} (${test.status})`));
    if (file.status === 'failed' && bad.length === 0) names.push(file.name);
  }
  return { passed, failed: names.length, names, skipped };
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
