import type { FormStore } from '#components/form/store/formStore.ts';
import { findSection, type SectionState } from '#components/form/store/sectionStates.ts';
import type { Objection } from '#customs/objections.ts';

/**
 * Section states including rejects of customs. Like the form's own problems, those not shown yet count as remaining.
 */
export function sectionsWithFindings(
  form: Pick<FormStore, 'entity' | 'isShowing' | 'keyOf'>,
  states: readonly SectionState[],
  added: readonly Objection[],
): SectionState[] {
  const fields = new Map<string, Map<string, boolean>>();
  for (const { field, severity } of added) {
    const section = field === null ? null : findSection(form.entity, field);
    if (section === null || field === null || severity === 'warning') continue;
    const known = fields.get(section) ?? new Map<string, boolean>();
    fields.set(section, known.set(field, form.isShowing(form.keyOf(field))));
  }
  return states.map((own) => {
    const found = [...(fields.get(own.section)?.values() ?? [])];
    if (found.length === 0) return own;
    const shown = found.filter(Boolean).length;
    if (own.state === 'problem') return { ...own, count: own.count + shown };
    if (shown > 0) return { ...own, state: 'problem', count: shown };
    return { ...own, state: 'left', count: found.length + (own.state === 'left' ? own.count : 0) };
  });
}
