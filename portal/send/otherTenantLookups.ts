import type { Portal } from '../portal.ts';
import { Refusal, refuse, refuseAttempt } from '../refusal.ts';
import { isOtherTenant, type Conflict } from './conflicts.ts';

/** Numbers of other enterprises that an enterprise may learn of within the window. */
const LIMIT = 30;
const WINDOW = 3_600_000;

/**
 * Limits how many B/L numbers of other enterprises a refused send reveals: a refusal costs nothing and names the numbers
 * that others hold, so repeated sends could list them. Over the limit a refusal reveals no number, known ones included;
 * a send without such a conflict is not affected. Counted per process: several portals on one database reveal as many
 * times more.
 */
export class OtherTenantLookups {
  /** Enterprise → number → when it was first revealed. */
  readonly #revealed = new Map<string, Map<string, number>>();

  /**
   * Runs a send and counts the numbers that its refusal reveals, each once; removes the numbers above the limit from
   * it.
   * @throws Refusal `tooManyOccupied` instead of a revealing one while the limit is reached
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
      if (!conflicts.some(isOtherTenant)) throw error;
      const now = clock().getTime();
      const revealed = this.#revealedRecently(enterprise, now);
      if (revealed.size >= LIMIT) {
        const oldest = Math.min(...revealed.values());
        throw refuseAttempt(oldest + WINDOW - now, 'tooManyOccupied');
      }
      const allowed = conflicts.filter((conflict) => !isOtherTenant(conflict) || reveal(conflict, revealed, now));
      log.info({ enterprise, numbers: revealed.size }, 'revealed numbers of other enterprises');
      throw refuse(error.reason, { ...error.facts, extra: { ...error.facts.extra, conflicts: allowed } });
    }
  }

  #revealedRecently(enterprise: string, now: number): Map<string, number> {
    const revealed = this.#revealed.get(enterprise) ?? new Map<string, number>();
    this.#revealed.set(enterprise, revealed);
    for (const [amsNo, at] of revealed) if (at <= now - WINDOW) revealed.delete(amsNo);
    return revealed;
  }
}

/** Counts a number. @returns false for a new one over the limit */
function reveal({ amsNo }: Conflict, revealed: Map<string, number>, now: number): boolean {
  if (revealed.has(amsNo)) return true;
  if (revealed.size >= LIMIT) return false;
  revealed.set(amsNo, now);
  return true;
}
