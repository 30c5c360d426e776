const ENTRIES_MAX = 5_000;

/** Switches itself off when fewer than a quarter of the look-ups hit: party names repeat, B/L numbers do not. */
export class TextCache<T> {
  readonly #known = new Map<string, T>();
  #hits = 0;
  #isOff = false;

  get(text: string): T | undefined {
    const known = this.#isOff ? undefined : this.#known.get(text);
    if (known !== undefined) this.#hits++;
    return known;
  }

  set(text: string, value: T): void {
    if (this.#isOff) return;
    if (this.#known.size >= ENTRIES_MAX) {
      this.#isOff = this.#hits < ENTRIES_MAX / 4;
      this.#known.clear();
      this.#hits = 0;
    }
    if (!this.#isOff) this.#known.set(text, value);
  }
}
