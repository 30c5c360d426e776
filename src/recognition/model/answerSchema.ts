import type { BillType } from '#contract/codes.ts';
import { billEntity } from '#contract/entities/bill.ts';
import type { FieldDeclaration, Fields } from '#schema/field.ts';

/** Not asked for: codes that no document has, and what the filer decides. */
const OWN_WORDS = new Set(['houseScac', 'template_name', 'userRemark', 'actionReason']);
const ROWS_MAX = 50;

const isAsked = ([name, field]: [string, FieldDeclaration]): boolean =>
  !OWN_WORDS.has(name) && field.kind !== 'choice' && field.kind !== 'choices';

function objectOf(fields: Fields): object {
  const asked = Object.entries<FieldDeclaration>(fields).filter(isAsked);
  const properties = asked.map(([name, field]) => [
    name,
    field.kind === 'rows'
      ? { type: 'array', maxItems: ROWS_MAX, items: objectOf(field.of) }
      : { type: ['string', 'null'] },
  ]);
  return {
    type: 'object',
    additionalProperties: false,
    required: asked.map(([name]) => name),
    properties: Object.fromEntries(properties) as object,
  };
}

/** The JSON schema of an answer, from the declared fields of the filing type. */
export const answerSchema = (billType: BillType): object => objectOf(billEntity(billType).fields);

export interface Proposal {
  path: string;
  text: string;
}

/** Most values that are read of an answer. */
const PROPOSALS_MAX = 300;

/** Values of an answer by path; whatever does not match the schema is left out. */
export function readProposals(billType: BillType, answer: unknown): Proposal[] {
  const found = proposalsOf(billEntity(billType).fields, answer, '');
  return found.slice(0, PROPOSALS_MAX);
}

function proposalsOf(fields: Fields, answer: unknown, prefix: string): Proposal[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
  return Object.entries<FieldDeclaration>(fields)
    .filter(isAsked)
    .flatMap(([name, field]) => {
      const value: unknown = Object.hasOwn(answer, name) ? (answer as Record<string, unknown>)[name] : null;
      if (field.kind !== 'rows')
        return typeof value === 'string' && value !== '' ? [{ path: prefix + name, text: value }] : [];
      const rows: unknown[] = Array.isArray(value) ? value.slice(0, ROWS_MAX) : [];
      return rows.flatMap((row, at) => proposalsOf(field.of, row, `${name}.${at}.`));
    });
}
