import type { FormStore } from '#components/form/store/formStore.ts';
import { rowKey, type FieldKey } from '#components/form/store/recordTree.ts';
import { billFromValues } from '#contract/entities/billFromValues.ts';
import type { AnyRecord, FieldDeclaration } from '#schema/field.ts';
import { valueAt } from '#schema/record.ts';
import type { ReviewCorrection } from './reviewCorrection.ts';

interface Recognized {
  /** The recognized fields under their wire names. */
  bill: AnyRecord;
  /** Row ids by recognized index, of each list with recognized values. */
  rows: ReadonlyMap<string, ReadonlyMap<number, string>>;
  isRecognized: (key: FieldKey) => boolean;
}

/** Each new draft gets it from the enterprise. */
const NOT_IN_DOCUMENTS = 'houseScac';

/**
 * [A05] Fields that were blank in the recognized draft and that a person filled in. Rows that a person added beside
 * recognized ones are left out: their index differs from document to document.
 */
export function filledBlanks(form: FormStore, { bill, rows, isRecognized }: Recognized): ReviewCorrection[] {
  const start = billFromValues(bill, '', 'AI');
  const filled = (key: FieldKey, path: string, field: FieldDeclaration): ReviewCorrection[] => {
    // Options are codes of the form, which no document contains.
    if (field.kind === 'choice' || field.kind === 'choices') return [];
    if (isRecognized(key) || valueAt(start, path) !== '') return [];
    const corrected = form.value(key).trim();
    return corrected === '' ? [] : [{ path, recognized: '', corrected }];
  };
  return Object.entries(form.entity.fields).flatMap(([name, field]) => {
    if (name === NOT_IN_DOCUMENTS) return [];
    if (field.kind !== 'rows') return filled(name, name, field);
    const known = rows.get(name) ?? new Map(form.rowIds(name).slice(0, 1).entries());
    return [...known].flatMap(([index, rowId]) =>
      Object.entries(field.of).flatMap(([column, cell]) =>
        filled(rowKey(name, rowId, column), `${name}.${index}.${column}`, cell),
      ),
    );
  });
}
