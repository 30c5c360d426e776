import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord, Field, Fields, RowsField } from '#schema/field.ts';
import { isRequired, isShown } from '#schema/fieldIssues.ts';
import { fieldsIn, rowsOf, textOf } from '#schema/recordText.ts';

export interface Completeness {
  filled: number;
  asked: number;
}

/**
 * How much of what a bill asks for is there: fields that are required and shown as the bill stands now, and of every
 * list one for its rows and the required cells of the first.
 * @example completeness(blankBill(ISF_10, 'HBRL')) // { filled: 7, asked: 38 }
 */
export function completeness(bill: Bill): Completeness {
  return countFilled(billEntity(bill.billType).fields, bill);
}

function countFilled(fields: Fields, record: AnyRecord): Completeness {
  const sum: Completeness = { filled: 0, asked: 0 };
  for (const [name, field] of askedIn(fields)) {
    if (field.kind === 'rows') {
      const [first = {}] = rowsOf(record, name);
      const cells = countFilled(field.of, first);
      sum.asked += 1 + cells.asked;
      sum.filled += (hasTyped(field, first) ? 1 : 0) + cells.filled;
    } else if (isRequired(field, record) && isShown(field, record, name)) {
      sum.asked += 1;
      if (isFilled(textOf(record, name))) sum.filled += 1;
    }
  }
  return sum;
}

const asked = new WeakMap<Fields, [string, Field][]>();

/** The fields that a record may have to fill. */
function askedIn(fields: Fields): readonly [string, Field][] {
  const known =
    asked.get(fields) ?? Object.entries(fields).filter(([, field]) => field.kind === 'rows' || Boolean(field.required));
  asked.set(fields, known);
  return known;
}

const isFilled = (text: string): boolean => text !== '' && text.trim() !== '';

/** A row that only has what every new row has is no row yet. */
function hasTyped({ of }: RowsField, row: AnyRecord): boolean {
  return fieldsIn(of).some(
    ([name, field]) => field.kind !== 'rows' && isTyped(textOf(row, name).trim(), field.initial),
  );
}

const isTyped = (text: string, initial = ''): boolean => text !== '' && text !== initial;
