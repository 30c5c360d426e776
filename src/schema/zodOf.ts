import { z } from 'zod';
import { CAPS } from './caps.ts';
import type { Entity, EntityRecord, RuleContext } from './entity.ts';
import type { AnyRecord, Fields } from './field.ts';
import { problems } from './problems.ts';
import { storedText } from './storedText.ts';

const anyText = z
  .string()
  .max(CAPS.text)
  .nullish()
  .transform((value) => storedText(value ?? ''));

/**
 * The lenient shape of an entity: any text within hard caps is kept as typed but for characters that cannot be seen,
 * missing and null become empty, unknown properties are refused. Used for drafts, import rows and local records.
 */
export function lenientShape<E extends Entity>(of: E): z.ZodObject<z.ZodRawShape> {
  return z.strictObject(shapeOf(of.fields));
}

/** Reads any record leniently: known fields only, foreign values dropped; never throws. Gives null for a non-object. */
export const readLeniently = <E extends Entity>(of: E, record: unknown): EntityRecord<E> | null =>
  readUpTo(CAPS.text, of, record);

/** The same with every text at its length: what a person typed is not cut before they do it. */
export const readAsTyped = <E extends Entity>(of: E, record: unknown): EntityRecord<E> | null =>
  readUpTo(Infinity, of, record);

function readUpTo<E extends Entity>(most: number, of: E, record: unknown): EntityRecord<E> | null {
  return isRecord(record) ? (keepKnown(of.fields, record, most) as EntityRecord<E>) : null;
}

/** The strict shape: lenient, then every rule as a refinement, so that no type error hides a rule. */
export function strictShape<E extends Entity>(of: E, context: () => RuleContext): z.ZodType<EntityRecord<E>> {
  return lenientShape(of).superRefine((record, refinement) => {
    for (const issue of problems(of, record, context())) {
      if (issue.severity === 'warning') continue;
      refinement.addIssue({
        code: 'custom',
        path: issue.path.split('.').map((key) => (/^\d+$/u.test(key) ? Number(key) : key)),
        message: issue.message,
        params: issue.args,
      });
    }
  }) as unknown as z.ZodType<EntityRecord<E>>;
}

/** Zod members of a set of fields, to be spread into an endpoint's body beside its envelope. */
export function shapeOf(fields: Fields): z.ZodRawShape {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    shape[name] =
      field.kind === 'rows'
        ? z
            .array(z.strictObject(shapeOf(field.of)))
            .max(CAPS.rows)
            .nullish()
            .transform((list) => list ?? [])
        : anyText;
  }
  return shape;
}

function keepKnown(fields: Fields, record: AnyRecord, most: number): AnyRecord {
  const kept: AnyRecord = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name];
    if (field.kind === 'rows') {
      const list = Array.isArray(value) ? (value as unknown[]).slice(0, CAPS.rows) : [];
      kept[name] = list.filter(isRecord).map((row) => keepKnown(field.of, row, most));
    } else {
      kept[name] = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : '';
    }
  }
  return kept;
}

function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
