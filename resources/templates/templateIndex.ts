import type { FormStore } from '#components/form/formStore.ts';
import { sectionOf, sectionStates, type SectionState } from '#components/form/sectionStates.ts';
import type { BillType } from '#contract/codes.ts';
import { billEntity } from '#contract/entities/bill.ts';
import type { Issue } from '#schema/issue.ts';
import { problems } from '#schema/problems.ts';
import { elementsDone } from '#features/billForm/elements.ts';

/** What a filing from this template would still need. */
const missing = (form: FormStore, billType: BillType): Issue[] =>
  problems(billEntity(billType), form.record, { now: new Date() }).filter(
    ({ path, severity }) => severity === 'error' && path !== 'template_name' && sectionOf(form.entity, path) !== null,
  );

/** The index beside a template: what its blocks leave to be filled each time, instead of what is left before sending. */
export const templateIndex = (billType: BillType) => ({
  texts: 'templates.index',
  ringOf: (form: FormStore) => elementsDone(billType)({ problems: missing(form, billType) }),
  statesOf: (form: FormStore): SectionState[] => {
    const open = missing(form, billType).map(({ path }) => sectionOf(form.entity, path));
    return sectionStates(form).map((own) => {
      // Only the name can be missing here, and it is not filled each time.
      if (own.state !== 'done') return { ...own, state: 'problem' };
      const count = open.filter((section) => section === own.section).length;
      return count === 0 ? own : { ...own, state: 'left', count };
    });
  },
});
