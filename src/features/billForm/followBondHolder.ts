import type { FormStore } from '#components/form/formStore.ts';
import type { FieldPlace } from '#components/form/recordTree.ts';

const HOLDERS: Record<string, string> = { IM: 'importerId', CN: 'consigneeId' };

/** Copies the bond holder's ID from the party that holds the bond, unless the user entered another one. */
export function followBondHolder(form: FormStore, { name }: FieldPlace, before: string): void {
  if (!form.entity.fields['bondHolderId']) return;
  const source = HOLDERS[form.value('bondHolderType')];
  const holder = form.value('bondHolderId');
  if (!source || !form.value(source)) return;
  if (name === source && (holder === '' || holder === before)) form.write('bondHolderId', form.value(source));
  if (name === 'bondHolderType') {
    const earlier = HOLDERS[before];
    if (holder === '' || (earlier && holder === form.value(earlier))) form.write('bondHolderId', form.value(source));
  }
}
