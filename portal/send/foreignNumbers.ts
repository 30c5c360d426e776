import { ERRORS } from '#contract/errors.ts';
import type { Portal } from '../portal.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Conflict } from './conflicts.ts';

/** So many numbers of other enterprises an enterprise is told of within the window. */
const MOST_TOLD = 30;
const WINDOW = 3_600_000;

/**
 * Keeps sending from being a way to ask whose numbers are filed: a refused send costs nothing and tells which numbers
 * other enterprises hold. Counted per process: several portals on one database together tell as many times more.
 */
export class ForeignNumbers {
  /** Enterprise → number → when it was told last. */
  readonly #told = new Map<string, Map<string, number>>();

  /**
   * Does a send of an enterprise and counts what its refusal tells; numbers above the limit are left out of it.
   * @throws Refusal `tooManyOccupied` without sending, while the limit is reached
   */
  async count<T>(
    { clock, log }: Pick<Portal, 'clock' | 'log'>,
    enterprise: string,
    send: () => Promise<T>,
  ): Promise<T> {
    const now = clock().getTime();
    const told = this.#toldLately(enterprise, now);
    if (told.size >= MOST_TOLD) {
      const oldest = Math.min(...told.values());
      throw refuse('tooManyOccupied', { args: { minutes: Math.ceil((oldest + WINDOW - now) / 60_000) } });
    }
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const limited = withinLimit(error, told, now);
      if (told.size > 0) log.info({ enterprise, numbers: told.size }, 'told of numbers that others hold');
      throw limited;
    }
  }

  #toldLately(enterprise: string, now: number): Map<string, number> {
    const told = this.#told.get(enterprise) ?? new Map<string, number>();
    this.#told.set(enterprise, told);
    for (const [amsNo, at] of told) if (at <= now - WINDOW) told.delete(amsNo);
    return told;
  }
}

function withinLimit(refusal: Refusal, told: Map<string, number>, now: number): Refusal {
  const { extra } = refusal.facts;
  const conflicts = extra?.['conflicts'] as readonly Conflict[] | undefined;
  if (!conflicts) return refusal;
  const kept = conflicts.filter(({ amsNo, code }) => {
    if (code !== ERRORS.occupiedElsewhere.code) return true;
    if (!told.has(amsNo) && told.size >= MOST_TOLD) return false;
    told.set(amsNo, now);
    return true;
  });
  return refuse(refusal.reason, { ...refusal.facts, extra: { ...extra, conflicts: kept } });
}
