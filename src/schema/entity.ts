import type { AnyRecord, Fields, RecordOf } from './field.ts';
import type { Issue } from './issue.ts';

/** Values that a rule reads in addition to the record. */
export interface RuleContext {
  /** Server time. */
  now: Date;
  /** Settings of the installation that rules depend on. */
  settings?: RuleSettings | undefined;
}

/** Settings of the installation by name. */
export type RuleSettings = Readonly<Record<string, string | undefined>>;

/**
 * Checks a whole record.
 * @example const hasGoods: EntityRule = (record) => (record['goods'] ? [] : [issueAt('goods', { message: 'goods.none' })])
 */
export type EntityRule = (record: AnyRecord, context: RuleContext) => Issue[];

/**
 * Ordered lists of field names, for lists, filters, forms and workbooks.
 * @example const views: Views<'name' | 'city'> = { list: ['name'], form: { address: ['name', 'city'] } }
 */
export interface Views<N extends string> {
  list?: readonly N[];
  filters?: readonly N[];
  /** Sections in order, each with its fields in order. */
  form?: { readonly [section: string]: readonly N[] };
  /** Columns of imports and exports. */
  sheet?: readonly N[];
}

/**
 * The declaration of a kind of record; made by `entity`.
 * @example const label = (of: Entity) => `fields.${of.name}`
 */
export interface Entity<F extends Fields = Fields> {
  /** Prefix of the label keys: `fields.<name>`. */
  name: string;
  fields: F;
  rules: readonly EntityRule[];
  views: Views<string>;
}

/**
 * The record of a declaration.
 * @example type Linkman = EntityRecord<typeof linkman>
 */
export type EntityRecord<E extends Entity> = RecordOf<E['fields']>;

/** @example const linkman = entity('linkman', { name: text({ required: true, max: 35 }) }, { views: { list: ['name'] } }); */
export function entity<const F extends Fields>(
  name: string,
  fields: F,
  options: { rules?: readonly EntityRule[]; views?: Views<keyof F & string> } = {},
): Entity<F> {
  return { name, fields, rules: options.rules ?? [], views: options.views ?? {} };
}

/**
 * @param field may be a path into rows; the label of the list itself is `_self`
 * @example labelKey(isf10, 'amsRequestList.0.amsNo') // 'fields.bill.amsRequestList.amsNo'
 */
export function labelKey(of: Pick<Entity, 'name' | 'fields'>, field: string): string {
  const path = field.replace(/\.\d+(?=\.|$)/gu, '');
  const suffix = of.fields[path]?.kind === 'rows' ? '._self' : '';
  return `fields.${of.name}.${path}${suffix}`;
}
