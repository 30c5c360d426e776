import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord, FieldDeclaration, Fields, RowsField } from '#schema/field.ts';
import { isRequired, isShown } from '#schema/fieldIssues.ts';
import { fieldsIn, fieldRows, fieldText } from '#schema/recordText.ts';

interface Completeness {
  filled: number;
  asked: number;
}

/**
 * Counts the filled fields of a bill: the fields that are required and shown at the moment, and for each required list
 * one point for its rows and one per required cell of the first row.
 * @example completeness(blankBill(ISF_10, 'HBRL')) // { filled: 7, asked: 38 }
 */
export function completeness(bill: Bill): Completeness {
  return countFilled(billEntity(bill.billType).fields, bill);
}

function countFilled(fields: Fields, record: AnyRecord): Completeness {
  const sum: Completeness = { filled: 0, asked: 0 };
  for (const [name, field] of requirableFields(fields)) {
    if (field.kind === 'rows') {
      const [first = {}] = fieldRows(record, name);
      const cells = countFilled(field.of, first);
      sum.asked += 1 + cells.asked;
      sum.filled += (hasInput(field, first) ? 1 : 0) + cells.filled;
    } else if (isRequired(field, record) && isShown(field, record, name)) {
      sum.asked += 1;
      if (isFilled(fieldText(record, name))) sum.filled += 1;
    }
  }
  return sum;
}

const asked = new WeakMap<Fields, [string, FieldDeclaration][]>();

/** Fields that can be required at all; cached, because the result depends on the declaration only. */
function requirableFields(fields: Fields): readonly [string, FieldDeclaration][] {
  const known =
    asked.get(fields) ??
    Object.entries(fields).filter(([, field]) =>
      field.kind === 'rows' ? field.atLeastOne === true : Boolean(field.required),
    );
  asked.set(fields, known);
  return known;
}

const isFilled = (text: string): boolean => text !== '' && text.trim() !== '';

/** A row with only initial values counts as absent. */
function hasInput({ of }: RowsField, row: AnyRecord): boolean {
  return fieldsIn(of).some(
    ([name, field]) => field.kind !== 'rows' && isInput(fieldText(row, name).trim(), field.initial),
  );
}

const isInput = (text: string, initial = ''): boolean => text !== '' && text !== initial;
