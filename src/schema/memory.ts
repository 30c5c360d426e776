/** Distinct texts that are remembered of one field. */
const REMEMBERED = 5_000;

/**
 * What was worked out from a text, for when it comes again: names of parties do, numbers do not. A field whose texts are
 * nearly all different is soon remembered no more.
 */
export class Memory<T> {
  readonly #known = new Map<string, T>();
  #hits = 0;
  #isVaried = false;

  get(text: string): T | undefined {
    const known = this.#isVaried ? undefined : this.#known.get(text);
    if (known !== undefined) this.#hits++;
    return known;
  }

  set(text: string, value: T): void {
    if (this.#isVaried) return;
    if (this.#known.size >= REMEMBERED) {
      this.#isVaried = this.#hits < REMEMBERED / 4;
      this.#known.clear();
      this.#hits = 0;
    }
    if (!this.#isVaried) this.#known.set(text, value);
  }
}
