import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Fault runs, and the tests of the scripts that start and stop a test run. */
const WAITING = ['/portal/faults/', '/scripts/'];

/** Starts first what mostly waits for processes, so other test files use the processor meanwhile. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => WAITING.some((folder) => moduleId.includes(folder));
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
