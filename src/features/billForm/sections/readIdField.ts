import type { FormStore } from '#components/form/store/formStore.ts';
import type { FieldPlace } from '#components/form/store/recordTree.ts';
import { readIdNumber } from '#rules/idNumber.ts';
import { ID_TYPE_FIELDS, idTypeIn } from './idTypeIn.ts';

/**
 * [V09] Sets the ID type from the entered number; undo restores the type too. An ambiguous number shows an offer and
 * changes nothing.
 */
export function readIdField(form: FormStore, { key, name, record }: FieldPlace): void {
  const type = idTypeIn(record, name);
  if (type === null) return;
  const original = form.state(key).converted ?? form.value(key);
  const { kind, choices } = readIdNumber(original, type);
  const typeField = ID_TYPE_FIELDS[name];
  if (kind !== null && typeField && kind !== type) {
    form.write(typeField, kind);
    form.showConversion(key, original, { message: `partyTools.id.read.${kind}` }, { [typeField]: type });
  }
  // The same number at the party shows the offer already.
  if (choices.length === 0 || (name === 'bondHolderId' && isPartyId(form, key))) return;
  form.offer(key, {
    message: { message: 'partyTools.id.which' },
    choices: choices.map((choice) => ({
      label: { message: `partyTools.id.take.${choice.kind}`, args: { value: choice.value } },
      set: { ...(typeField ? { [typeField]: choice.kind } : {}), [key]: choice.value },
    })),
  });
}

const isPartyId = (form: FormStore, key: string): boolean =>
  Object.keys(ID_TYPE_FIELDS).some((party) => form.value(party) === form.value(key));
