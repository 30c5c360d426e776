import type { FormStore } from '#components/form/store/formStore.ts';
import { maskPersonalId } from '#contract/entities/maskPersonalId.ts';

/** The type first: it shows the fields of a person. */
const PARTS = ['Type', 'Id', 'Name', 'Birth', 'Country'];
const OFFERED_AFTER = new Set([...PARTS.map((part) => `importer${part}`), 'consigneeId']);

/**
 * Offers the importer's data for a consignee without a number.
 * @param name the changed field
 */
export function offerImporter(form: FormStore, name: string): void {
  if (!OFFERED_AFTER.has(name) || form.value('consigneeId') !== '') return;
  const id = form.value('importerId');
  const set = Object.fromEntries(
    PARTS.flatMap((part) => {
      const text = form.value(`importer${part}`);
      return text === '' ? [] : [[`consignee${part}`, text]];
    }),
  );
  const choice = { label: { message: 'partyTools.sameAs.importer', args: { value: maskPersonalId(id) ?? id } }, set };
  form.offer('consigneeId', id === '' ? null : { message: { message: 'partyTools.sameAs.which' }, choices: [choice] });
}
