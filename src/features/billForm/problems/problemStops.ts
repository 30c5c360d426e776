import { inFormOrder } from '#components/form/store/sectionStates.ts';
import type { Entity } from '#schema/entity.ts';

/** Problems found by customs, by field; null for one without a field. */
export interface FurtherProblems {
  /** Visited only after a check shows the summary. */
  inSummary: readonly (string | null)[];
  /** Always shown, always visited. */
  always: readonly (string | null)[];
}

export const NO_FURTHER_PROBLEMS: FurtherProblems = { inSummary: [], always: [] };

/** Counts problems: each of the form's, and external ones at fields without one of the form. */
export function problemCount(own: readonly string[], further: readonly (string | null)[]): number {
  const atFields = new Set(further.filter((path) => path !== null && !own.includes(path)));
  return own.length + atFields.size + further.filter((path) => path === null).length;
}

/** A stop of the tour through the problems. */
interface ProblemStop {
  control: HTMLElement;
  /** Null for a problem without a field: its control shows the message. */
  path: string | null;
}

/**
 * The stops of the problem tour in page order.
 * @param findControl the control of a field; null if there is none
 */
export function problemStops(
  entity: Entity,
  paths: readonly string[],
  findControl: (path: string) => HTMLElement | null,
): ProblemStop[] {
  // Pre-sorting by the form's order speeds up sorting thousands of stops.
  const fields = inFormOrder(
    entity,
    [...new Set(paths)].map((path) => ({ path })),
  );
  const atFields = fields.flatMap(({ path }): ProblemStop[] => {
    const control = findControl(path);
    return control ? [{ control, path }] : [];
  });
  const withoutField = [...document.querySelectorAll<HTMLElement>('[data-problem]')];
  return [...withoutField.map((control) => ({ control, path: null })), ...atFields].toSorted(byPlace);
}

function byPlace(a: ProblemStop, b: ProblemStop): number {
  if (a.control === b.control) return 0;
  return isAfter(a.control, b.control) ? -1 : 1;
}

/** The next stop after an element, cyclic. */
export function nextStop(stops: readonly ProblemStop[], from: Element, by: 1 | -1): ProblemStop | undefined {
  const isBeyond = ({ control }: ProblemStop): boolean => (by > 0 ? isAfter(from, control) : isAfter(control, from));
  return by > 0 ? (stops.find(isBeyond) ?? stops[0]) : (stops.findLast(isBeyond) ?? stops.at(-1));
}

const isAfter = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
