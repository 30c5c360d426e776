import type { Entity } from '#schema/entity.ts';
import type { Issue } from '#schema/issue.ts';
import type { FormStore } from './formStore.ts';

/** State of a block. `left`: values missing, or fields not left yet. */
export interface SectionState {
  section: string;
  state: 'done' | 'left' | 'problem';
  /** Fields with an error. */
  count: number;
}

/** The block of a field; null if no block shows it. */
export function findSection(entity: Entity, path: string): string | null {
  const name = path.split('.')[0] ?? '';
  return Object.entries(entity.views.form ?? {}).find(([, names]) => names.includes(name))?.[0] ?? null;
}

/**
 * The state of every block. A problem that is not shown yet counts as left, so that the index does not report it while
 * the user types.
 */
export function sectionStates(form: FormStore): SectionState[] {
  const { entity } = form;
  const fields = new Map<string, Map<string, boolean>>();
  for (const issue of form.problems) {
    const section = findSection(entity, issue.path);
    if (section === null || issue.severity !== 'error') continue;
    const isProblem = form.isShowing(form.keyOf(issue.path));
    const known = fields.get(section) ?? new Map<string, boolean>();
    fields.set(section, known.set(issue.path, isProblem || known.get(issue.path) === true));
  }
  return Object.keys(entity.views.form ?? {}).map((section) => {
    const found = [...(fields.get(section)?.values() ?? [])];
    const problems = found.filter(Boolean).length;
    const state = problems > 0 ? 'problem' : found.length > 0 ? 'left' : 'done';
    return { section, state, count: problems > 0 ? problems : found.length };
  });
}

/** Sorts by the form's blocks and fields. */
export function inFormOrder<T extends Pick<Issue, 'path'>>(entity: Entity, issues: readonly T[]): T[] {
  const order = new Map(
    Object.values(entity.views.form ?? {})
      .flat()
      .map((name, at) => [name, at]),
  );
  const rank = ({ path }: T): number => {
    const [name = '', row = '0'] = path.split('.');
    return (order.get(name) ?? 999) * 10_000 + Number(row);
  };
  return issues.toSorted((a, b) => rank(a) - rank(b));
}
