import type { Portal } from '../portal.ts';
import { Refusal, refuse } from '../refusal.ts';
import { isForeign, type Conflict } from './conflicts.ts';

/** So many numbers of other enterprises an enterprise is told of within the window. */
const MOST_TOLD = 30;
const WINDOW = 3_600_000;

/**
 * Keeps sending from being a way to ask whose numbers are filed: a refused send costs nothing and tells which numbers
 * other enterprises hold. Whoever was told of enough is told of none, not even of those told before; a send that meets
 * none goes on, and is paid for. Counted per process: several portals on one database together tell as many times more.
 */
export class ForeignNumbers {
  /** Enterprise → number → when it was first told. */
  readonly #told = new Map<string, Map<string, number>>();

  /**
   * Does a send of an enterprise and counts what its refusal tells, each number once; numbers above the limit are left
   * out of it.
   * @throws Refusal `tooManyOccupied` in place of one that tells, while the limit is reached
   */
  async count<T>(
    { clock, log }: Pick<Portal, 'clock' | 'log'>,
    enterprise: string,
    send: () => Promise<T>,
  ): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const conflicts = (error.facts.extra?.['conflicts'] ?? []) as readonly Conflict[];
      if (!conflicts.some(isForeign)) throw error;
      const now = clock().getTime();
      const told = this.#toldLately(enterprise, now);
      if (told.size >= MOST_TOLD) {
        const oldest = Math.min(...told.values());
        throw refuse('tooManyOccupied', { args: { minutes: Math.ceil((oldest + WINDOW - now) / 60_000) } });
      }
      const kept = conflicts.filter((conflict) => !isForeign(conflict) || isTold(conflict, told, now));
      log.info({ enterprise, numbers: told.size }, 'told of numbers that others hold');
      throw refuse(error.reason, { ...error.facts, extra: { ...error.facts.extra, conflicts: kept } });
    }
  }

  #toldLately(enterprise: string, now: number): Map<string, number> {
    const told = this.#told.get(enterprise) ?? new Map<string, number>();
    this.#told.set(enterprise, told);
    for (const [amsNo, at] of told) if (at <= now - WINDOW) told.delete(amsNo);
    return told;
  }
}

/** Tells a number while the limit allows it. */
function isTold({ amsNo }: Conflict, told: Map<string, number>, now: number): boolean {
  if (told.has(amsNo)) return true;
  if (told.size >= MOST_TOLD) return false;
  told.set(amsNo, now);
  return true;
}
