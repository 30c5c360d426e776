import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts the fault runs first: they mostly wait, so other test files use the processor meanwhile. */
export class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFaultRun = ({ moduleId }: TestSpecification) => moduleId.includes('/portal/faults/');
    return [...sorted.filter(isFaultRun), ...sorted.filter((file) => !isFaultRun(file))];
  }
}
