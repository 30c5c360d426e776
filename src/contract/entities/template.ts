import type { Entity } from '#schema/entity.ts';
import type { FieldDeclaration, Fields } from '#schema/field.ts';
import type { BillType } from '../codes.ts';
import { billEntity } from './bill.ts';
import { holderIsKnown } from './billRules.ts';

/** A template's fields besides parties, bond and goods. Numbers, times and references belong to one shipment. */
const HEAD = ['template_name', 'houseScac', 'cargoType', 'actionReason'];

/**
 * [V08] A template of a filing type: the bill's own fields, of which only the name is required; blank ones are filled
 * for each filing.
 */
export function templateEntity(billType: BillType): Entity {
  const bill: Entity = billEntity(billType);
  const { shipment: _, ...blocks } = bill.views.form ?? {};
  const { template_name: name, ...others } = relaxed(bill.fields);
  return {
    ...bill,
    fields: { ...others, template_name: { ...name, required: true } as FieldDeclaration },
    rules: bill.rules.filter((rule) => rule !== holderIsKnown),
    views: { ...bill.views, form: { template: HEAD, ...blocks } },
  };
}

function relaxed(fields: Fields): Record<string, FieldDeclaration> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, FieldDeclaration] => [
      name,
      field.kind === 'rows' ? { ...field, of: relaxed(field.of), atLeastOne: false } : { ...field, required: false },
    ]),
  );
}
