import type { Entity } from '#schema/entity.ts';
import type { Issue } from '#schema/issue.ts';
import type { FormStore } from './formStore.ts';

/** How far a block is. `left`: answers still missing, or not yet left. */
export interface SectionState {
  section: string;
  state: 'done' | 'left' | 'problem';
  /** Fields that still need something. */
  count: number;
}

/** The block a field stands in; null for a field that no block shows. */
export function sectionOf(entity: Entity, path: string): string | null {
  const name = path.split('.')[0] ?? '';
  return Object.entries(entity.views.form ?? {}).find(([, names]) => names.includes(name))?.[0] ?? null;
}

/**
 * The state of every block. A problem that the form does not show yet counts as something left: the index must not
 * say wrong while a person is still typing.
 */
export function sectionStates(form: FormStore): SectionState[] {
  const { entity } = form;
  const fields = new Map<string, Map<string, boolean>>();
  for (const issue of form.problems) {
    const section = sectionOf(entity, issue.path);
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

/** What stands at fields, in the order of the form's blocks and fields. */
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
