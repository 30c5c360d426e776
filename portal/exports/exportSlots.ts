import { refuse } from '../refusal.ts';

/** Of one enterprise at a time, and of all together: each holds a thread and a connection. */
const PER_ENTERPRISE = 5;
const ALTOGETHER = 10;

/** Counts the exports under way. */
export class ExportSlots {
  readonly #taken = new Map<string, number>();
  #total = 0;

  /**
   * Runs an export in a slot of its own, freed when it ends, however it does.
   * @throws Refusal `exportBusy` when the enterprise, or the portal, has no slot left
   */
  async run<T>(enterpriseId: string, work: () => Promise<T>): Promise<T> {
    const taken = this.#taken.get(enterpriseId) ?? 0;
    if (taken >= PER_ENTERPRISE || this.#total >= ALTOGETHER) throw refuse('exportBusy');
    this.#taken.set(enterpriseId, taken + 1);
    this.#total += 1;
    try {
      return await work();
    } finally {
      this.#total -= 1;
      const left = (this.#taken.get(enterpriseId) ?? 1) - 1;
      if (left > 0) this.#taken.set(enterpriseId, left);
      else this.#taken.delete(enterpriseId);
    }
  }
}
