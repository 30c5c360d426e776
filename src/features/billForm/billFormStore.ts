import { createFormStore } from '#components/form/createFormStore.ts';
import type { FormOptions, FormStore } from '#components/form/formStore.ts';
import type { BillType } from '#contract/codes.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { Entity } from '#schema/entity.ts';
import type { AnyRecord } from '#schema/field.ts';
import { cleanField } from './cleanField.ts';
import { followBondHolder } from './followBondHolder.ts';
import { readIdField } from './readIdField.ts';
import { resolvePort, type PortFinder } from './resolvePort.ts';

/** The form of a bill. */
export type BillFormStore = FormStore<Bill>;

/** The declaration that a bill follows; another filing type is another one. */
const entityOfBill = (record: AnyRecord): Entity => billEntity(record['billType'] as BillType);

type Options = Pick<FormOptions, 'now' | 'defer' | 'judged' | 'most'> & {
  /** The declaration it follows, where that is not the bill's own: a template asks for less. */
  entityOf?: (record: AnyRecord) => Entity;
  /** Where a typed port is looked up; without it, it stays as typed. */
  findPorts?: PortFinder;
};

/** The form of a bill, with everything that follows from what is entered into it. */
export function billFormStore(bill: Bill, { entityOf = entityOfBill, findPorts, ...options }: Options): BillFormStore {
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
