import type { FormStore } from '#components/form/store/formStore.ts';
import type { FieldKey } from '#components/form/store/recordTree.ts';
import { parseCountryCode } from '#rules/countryName.ts';
import { readPastedCell } from '#rules/pastedRows.ts';

/**
 * Puts a text of a document into a field as if it had been pasted there. A choice takes none.
 * @param isAdded appends it to the text of the field
 * @returns whether the field took it
 */
export function fillField(form: FormStore, key: FieldKey, text: string, isAdded = false): boolean {
  const place = form.place(key);
  if (!place || place.field.kind === 'choice' || place.field.kind === 'choices') return false;
  const read = place.list === null ? readText(place.field, text) : readPastedCell(place.name, text).text;
  const before = form.value(key).trim();
  form.write(key, isAdded && before !== '' ? `${before} ${read}` : read);
  form.commit(key);
  return true;
}

const readText = (field: { kind: string; source?: string }, text: string): string =>
  field.kind === 'lookup' && field.source === 'country' ? (parseCountryCode(text) ?? text) : text;
