import { createFormStore } from '#components/form/store/createFormStore.ts';
import type { FormOptions, FormStore } from '#components/form/store/formStore.ts';
import { bondHolderSource } from '#contract/entities/bondHolder.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { Entity } from '#schema/entity.ts';
import { cleanField } from './cleanField.ts';
import { offerDefaultCode, type OwnCodes } from './sections/offerDefaultCode.ts';
import { offerImporter } from './sections/offerImporter.ts';
import { readIdField } from './sections/readIdField.ts';
import { resolvePort, type PortFinder } from './lookups/resolvePort.ts';
import type { FieldPlace } from '#components/form/store/recordTree.ts';

/** Copies the bond holder's ID from the party that holds the bond, unless the user entered another one. */
function followBondHolder(form: FormStore, { name }: FieldPlace, before: string): void {
  if (!form.entity.fields['bondHolderId']) return;
  const source = bondHolderSource(form.value('bondHolderType'));
  const holder = form.value('bondHolderId');
  if (!source || !form.value(source)) return;
  if (name === source && (holder === '' || holder === before)) form.write('bondHolderId', form.value(source));
  if (name === 'bondHolderType') {
    const earlier = bondHolderSource(before);
    if (holder === '' || (earlier && holder === form.value(earlier))) form.write('bondHolderId', form.value(source));
  }
}

export type BillFormStore = FormStore<Bill>;

const entityOfBill = ({ billType }: Bill): Entity => billEntity(billType);

export type BillFormOptions = Pick<FormOptions, 'now' | 'settings' | 'defer' | 'showProblems' | 'most'> & {
  /** Overrides the declaration: a template requires less. */
  selectEntity?: (bill: Bill) => Entity;
  /** Looks up typed ports; without it they stay as typed. */
  findPorts?: PortFinder;
  /** Offers the default filer code for one that the enterprise may not use. */
  ownCodes?: OwnCodes | undefined;
};

/** The form of a bill, with cleaning and dependent fields. */
export function billFormStore(
  bill: Bill,
  { selectEntity = entityOfBill, findPorts, ownCodes, ...options }: BillFormOptions,
): BillFormStore {
  return createFormStore({
    ...options,
    entity: selectEntity(bill),
    selectEntity,
    record: bill,
    clean: cleanField,
    onCommit: (form, place, before) => {
      readIdField(form, place);
      followBondHolder(form, place, before);
      offerImporter(form, place.name);
      if (findPorts) void resolvePort(form, place, findPorts);
      if (ownCodes && place.name === 'houseScac') void offerDefaultCode(form, ownCodes);
    },
  });
}
