import { z } from 'zod';
import { CAPS } from './caps.ts';
import type { Entity } from './entity.ts';
import type { Fields } from './field.ts';
import { storedText } from './storedText.ts';

const anyText = z
  .string()
  .max(CAPS.text)
  .nullish()
  .transform((value) => storedText(value ?? ''));

/** Accepts any text within the caps, without its invisible characters. Missing and null become empty. */
export function lenientShape<E extends Entity>(of: E): z.ZodObject<z.ZodRawShape> {
  return z.strictObject(zodShape(of.fields));
}

export function zodShape(fields: Fields): z.ZodRawShape {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    shape[name] =
      field.kind === 'rows'
        ? z
            .array(z.strictObject(zodShape(field.of)))
            .max(CAPS.rows)
            .nullish()
            .transform((list) => list ?? [])
        : anyText;
  }
  return shape;
}
