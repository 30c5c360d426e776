import type { AnyRecord, Fields, RecordOf } from './field.ts';
import type { Issue } from './issue.ts';

/** What a rule over several fields may know beside the record. */
export interface RuleContext {
  /** Server time. */
  now: Date;
}

/** A rule over several fields or rows: gives every issue it finds. */
export type EntityRule = (record: AnyRecord, context: RuleContext) => Issue[];

/** Ordered lists of field names: how the entity is shown. */
export interface Views<N extends string> {
  list?: readonly N[];
  filters?: readonly N[];
  /** Form sections in order, each with its fields in order. */
  form?: { readonly [section: string]: readonly N[] };
  /** Columns of an import or export sheet. */
  sheet?: readonly N[];
}

export interface Entity<F extends Fields = Fields> {
  /** Message keys of the labels stand below `fields.<name>`. */
  name: string;
  fields: F;
  rules: readonly EntityRule[];
  /** Names were checked against the fields where the entity was declared. */
  views: Views<string>;
}

/** The record type of an entity. */
export type EntityRecord<E extends Entity> = RecordOf<E['fields']>;

/**
 * Declares an entity once: types, validation, columns, filters, form sections and label keys are read from it.
 * @example const linkman = entity('linkman', { name: text({ required: true, max: 35 }) }, { views: { list: ['name'] } });
 */
export function entity<const F extends Fields>(
  name: string,
  fields: F,
  options: { rules?: readonly EntityRule[]; views?: Views<keyof F & string> } = {},
): Entity<F> {
  return { name, fields, rules: options.rules ?? [], views: options.views ?? {} };
}

/**
 * Message key of a field's label. `field` may be a path into rows; a list of rows has its label in `_self`, beside the
 * labels of its fields.
 * @example labelKey(isf10, 'amsRequestList.0.amsNo') // 'fields.bill.amsRequestList.amsNo'
 * @example labelKey(isf10, 'amsRequestList') // 'fields.bill.amsRequestList._self'
 */
export function labelKey(of: Pick<Entity, 'name' | 'fields'>, field: string): string {
  const path = field.replace(/\.\d+(?=\.|$)/gu, '');
  const suffix = of.fields[path]?.kind === 'rows' ? '._self' : '';
  return `fields.${of.name}.${path}${suffix}`;
}
