import type { FormStore } from '#components/form/store/formStore.ts';
import { findSection, sectionStates, type SectionState } from '#components/form/store/sectionStates.ts';
import type { BillType } from '#contract/codes.ts';
import { billEntity } from '#contract/entities/bill.ts';
import type { Issue } from '#schema/issue.ts';
import { ruleSettings } from '#dataProvider/installation.ts';
import { problems } from '#schema/problems.ts';
import { elementsDone } from '#features/billForm/sections/elements.ts';

/** Fields that a filing from this template still needs. */
const missing = (form: FormStore, billType: BillType): Issue[] =>
  problems(billEntity(billType), form.record, { now: new Date(), settings: ruleSettings() }).filter(
    ({ path, severity }) => severity === 'error' && path !== 'template_name' && findSection(form.entity, path) !== null,
  );

/** The section index of a template: counts fields to fill each time. */
export const templateIndex = (billType: BillType) => ({
  texts: 'templates.index',
  countElements: (form: FormStore) => elementsDone(billType)({ problems: missing(form, billType) }),
  readStates: (form: FormStore): SectionState[] => {
    const open = missing(form, billType).map(({ path }) => findSection(form.entity, path));
    return sectionStates(form).map((own) => {
      // Only the name is required, and it is not filled each time.
      if (own.state !== 'done') return { ...own, state: 'problem' };
      const count = open.filter((section) => section === own.section).length;
      return count === 0 ? own : { ...own, state: 'left', count };
    });
  },
});
