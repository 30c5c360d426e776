import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The ordeals wait longer than they work: begun first, they fill the time of the others instead of following it. */
export class OrdealsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOrdeal = ({ moduleId }: TestSpecification) => moduleId.includes('/portal/faults/');
    return [...sorted.filter(isOrdeal), ...sorted.filter((file) => !isOrdeal(file))];
  }
}
