import { createFormStore } from '#components/form/createFormStore.ts';
import type { FormOptions, FormStore } from '#components/form/formStore.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { Entity } from '#schema/entity.ts';
import { cleanField } from './cleanField.ts';
import { followBondHolder } from './followBondHolder.ts';
import { readIdField } from './readIdField.ts';
import { resolvePort, type PortFinder } from './resolvePort.ts';

/** The form of a bill. */
export type BillFormStore = FormStore<Bill>;

/** The declaration that a bill follows; another filing type is another one. */
const entityOfBill = ({ billType }: Bill): Entity => billEntity(billType);

export type BillFormOptions = Pick<FormOptions, 'now' | 'defer' | 'judged' | 'most'> & {
  /** The declaration it follows, where that is not the bill's own: a template asks for less. */
  entityOf?: (bill: Bill) => Entity;
  /** Where a typed port is looked up; without it, it stays as typed. */
  findPorts?: PortFinder;
};

/** The form of a bill, with everything that follows from what is entered into it. */
export function billFormStore(
  bill: Bill,
  { entityOf = entityOfBill, findPorts, ...options }: BillFormOptions,
): BillFormStore {
  return createFormStore({
    ...options,
    entity: entityOf(bill),
    entityOf,
    record: bill,
    clean: cleanField,
    onCommit: (form, place, before) => {
      readIdField(form, place);
      followBondHolder(form, place, before);
      if (findPorts) void resolvePort(form, place, findPorts);
    },
  });
}
