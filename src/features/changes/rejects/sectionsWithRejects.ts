import { findSection, type SectionState } from '#components/form/store/sectionStates.ts';
import type { Entity } from '#schema/entity.ts';
import { answerFields, type RejectedAnswer } from './rejectedAnswers.ts';

/**
 * [D09] Section states including unresolved rejects: such a section is not complete.
 * @param unresolved rejects whose fields are unchanged
 */
export function sectionsWithRejects(
  entity: Entity,
  states: readonly SectionState[],
  unresolved: readonly RejectedAnswer[],
): SectionState[] {
  const refused = unresolved.flatMap((answer) => {
    const sections = answerFields(answer).map((field) => findSection(entity, field));
    return [...new Set(sections)];
  });
  return states.map((own) => {
    const count = refused.filter((section) => section === own.section).length;
    if (count === 0) return own;
    // The form may report the same field.
    return { ...own, state: 'problem', count: own.state === 'problem' ? Math.max(own.count, count) : count };
  });
}
