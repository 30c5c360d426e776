import { inFormOrder } from '#components/form/sectionStates.ts';
import type { Entity } from '#schema/entity.ts';

/** What somebody else than the form has against it, by field; null for what stands at no field. */
export interface FurtherProblems {
  /** Told in the summary: walked once that is there. */
  told: readonly (string | null)[];
  /** Told beside the form all the time. */
  standing: readonly (string | null)[];
}

export const NOTHING_FURTHER: FurtherProblems = { told: [], standing: [] };

/** How many problems there are: several of the form at one field count each, somebody else's once and not twice. */
export function problemCount(own: readonly string[], further: readonly (string | null)[]): number {
  const atFields = new Set(further.filter((path) => path !== null && !own.includes(path)));
  return own.length + atFields.size + further.filter((path) => path === null).length;
}

/** A place that the walk from problem to problem comes to. */
export interface ProblemStop {
  control: HTMLElement;
  /** Null for what stands at no field: its control is what tells it. */
  path: string | null;
}

/**
 * The stops of that walk in the order of the page.
 * @param placeOf where a field stands; null while it stands nowhere
 */
export function problemStops(
  entity: Entity,
  paths: readonly string[],
  placeOf: (path: string) => HTMLElement | null,
): ProblemStop[] {
  // In the form's order they are nearly sorted already, and there may be thousands.
  const fields = inFormOrder(
    entity,
    [...new Set(paths)].map((path) => ({ path })),
  );
  const atFields = fields.flatMap(({ path }): ProblemStop[] => {
    const control = placeOf(path);
    return control ? [{ control, path }] : [];
  });
  const elsewhere = [...document.querySelectorAll<HTMLElement>('[data-problem]')];
  return [...elsewhere.map((control) => ({ control, path: null })), ...atFields].toSorted(byPlace);
}

function byPlace(a: ProblemStop, b: ProblemStop): number {
  if (a.control === b.control) return 0;
  return isAfter(a.control, b.control) ? -1 : 1;
}

/** The next stop from an element on, round and round. */
export function nextStop(stops: readonly ProblemStop[], here: Element, by: 1 | -1): ProblemStop | undefined {
  const isBeyond = ({ control }: ProblemStop): boolean => (by > 0 ? isAfter(here, control) : isAfter(control, here));
  return by > 0 ? (stops.find(isBeyond) ?? stops[0]) : (stops.findLast(isBeyond) ?? stops.at(-1));
}

const isAfter = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
