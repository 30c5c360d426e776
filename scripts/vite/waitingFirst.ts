import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Fault runs, and the tests of the scripts that start and stop a test run. */
const WAITING = ['/portal/faults/', '/scripts/'];

/**
 * Starts first what mostly waits for processes, so other test files use the processor meanwhile. Then the files that share
 * their modules, one after another: a worker that gets a file of another project in between is replaced.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      if (WAITING.some((folder) => moduleId.includes(folder))) return 0;
      return project.config.isolate ? 2 : 1;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
