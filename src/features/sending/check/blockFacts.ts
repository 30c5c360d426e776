import type { useTranslate } from 'react-admin';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { sectionFacts } from '#features/filing/sectionFacts.ts';
import type { Entity } from '#schema/entity.ts';

/** One section of a filing as a line of text. */
interface BlockFact {
  section: string;
  /** Target of *Change*. */
  field: string;
  /** Empty if nothing is filled in. */
  text: string;
}

/** The main facts of a bill by section of its form. */
export function blockFacts(t: ReturnType<typeof useTranslate>, bill: Bill): BlockFact[] {
  const entity: Entity = billEntity(bill.billType);
  return Object.entries(entity.views.form ?? {}).map(([section, names]) => ({
    section,
    field: names[0] ?? '',
    text: sectionFacts(t, entity, bill, section),
  }));
}
