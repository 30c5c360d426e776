import { FIELDS, PARTS, ROLES, type Concept, type FieldKind, type PartKind, type Role } from './labelTable.ts';

/** The field that a label names. */
export type Meaning =
  | { kind: 'party'; roles: Role[]; parts: PartKind[] }
  /** A part of the party named before, such as `City:`. */
  | { kind: 'part'; parts: PartKind[] }
  | { kind: 'field'; fields: FieldKind[] }
  /** A tax number of the party named before. */
  | { kind: 'taxId'; roles: Role[] }
  | { kind: 'stop' };

export const isRole = (concept: Concept): concept is Role => (ROLES as readonly string[]).includes(concept);
const isPart = (concept: Concept): concept is PartKind => (PARTS as readonly string[]).includes(concept);
export const isField = (concept: Concept): concept is FieldKind => (FIELDS as readonly string[]).includes(concept);

/** The meaning of the phrases of a label; null for words that name no field. */
export function meaningOf(concepts: readonly Concept[]): Meaning | null {
  const mains = concepts.filter((concept) => isRole(concept) || isField(concept) || concept === 'stop');
  const parts = [...new Set(concepts.filter(isPart))];
  const [first] = mains;
  const hasTaxId = concepts.includes('taxId');
  const hasId = hasTaxId || concepts.includes('id');
  if (!first) {
    if (parts.length > 0) return { kind: 'part', parts };
    return hasTaxId ? { kind: 'taxId', roles: [] } : null;
  }
  if (first === 'stop' || isOthersNumber(concepts)) return { kind: 'stop' };
  // A place of delivery with name and address is a party.
  if (first === 'delivery' && parts.includes('addr')) return { kind: 'party', roles: ['ship'], parts };
  const ids = idFields(mains);
  if (ids.length > 0 && (!isRole(first) || parts.length === 0)) return { kind: 'field', fields: ids };
  if (isField(first)) return { kind: 'field', fields: [...new Set(mains.filter(isField))] };
  const roles = [...new Set(mains.filter(isRole))];
  if (parts.length > 0 || !hasId) return { kind: 'party', roles, parts };
  return roles.some((role) => role === 'importer' || role === 'consignee' || role === 'buger')
    ? { kind: 'taxId', roles }
    : { kind: 'stop' };
}

/** `Buyer's order no.` is a number of the buyer, not the buyer; `Consigned to order of` is a party. */
function isOthersNumber(concepts: readonly Concept[]): boolean {
  const [first, second, third] = concepts;
  const last = concepts.at(-1);
  if (!first || !isRole(first) || (last !== 'stop' && last !== 'id')) return false;
  return second === 'stop' || (second === 'filler' && third === 'stop');
}

/** `IOR/Consignee EIN` names both numbers. */
function idFields(mains: readonly Concept[]): FieldKind[] {
  if (!mains.some((main) => main === 'importerId' || main === 'consigneeId')) return [];
  const found = mains.flatMap((main): FieldKind[] => {
    if (main === 'importer' || main === 'importerId') return ['importerId'];
    return main === 'consignee' || main === 'consigneeId' ? ['consigneeId'] : [];
  });
  return [...new Set(found)];
}
