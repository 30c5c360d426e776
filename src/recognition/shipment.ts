import type { ValueSource } from '#contract/recognition.ts';
import { companyKey } from '#rules/duplicateParties.ts';
import type { Role } from './labels/labelTable.ts';
import type { SameAs } from './party/sameAs.ts';

/** A value with its place and how sure the reading is, 0 to 1. */
export interface Found {
  value: string;
  sources: ValueSource[];
  weight: number;
  /** What other documents say instead. */
  others?: Found[];
}

export const PARTY_PARTS = ['name', 'addr', 'city', 'countryCode'] as const;
export type PartyPart = (typeof PARTY_PARTS)[number];

export interface FoundParty {
  parts: Partial<Record<PartyPart, Found>>;
  /** What it refers to instead of naming itself; `address`: for its address only. */
  sameAs: { target: SameAs; source: ValueSource; part?: 'address' } | null;
  number: string;
  id: Found | null;
  /** With labels of their own; they become the end of the address. */
  place?: { state?: Found; zip?: Found };
}

interface FoundGoods {
  code: Found;
  country: Found | null;
}

/** What one bill's documents say, before it becomes a draft. */
export interface Shipment {
  bills: Found[];
  /** Numbers under a label that may also name a master bill, taken where no house bill is known. */
  otherBills: Found[];
  masters: Found[];
  parties: Map<Role, FoundParty>;
  /** Roles in the order of the document. */
  order: Role[];
  goods: FoundGoods[];
  origins: Found[];
  /** Single values by the name of their field. */
  fields: Map<string, Found>;
  containers: Set<string>;
  invoices: Set<string>;
  documents: Set<number>;
}

export const emptyShipment = (): Shipment => ({
  bills: [],
  otherBills: [],
  masters: [],
  parties: new Map(),
  order: [],
  goods: [],
  origins: [],
  fields: new Map(),
  containers: new Set(),
  invoices: new Set(),
  documents: new Set(),
});

export function addField(shipment: Shipment, name: string, found: Found): void {
  const known = shipment.fields.get(name);
  if (known) compare(known, found);
  else shipment.fields.set(name, { ...found });
}

/** Adds a party, or the parts of it that are not known yet. */
export function addParty(shipment: Shipment, role: Role, party: FoundParty): void {
  const known = shipment.parties.get(role);
  if (!known) {
    shipment.parties.set(role, { ...party, parts: { ...party.parts } });
    shipment.order.push(role);
    return;
  }
  // A party with a name of its own replaces nothing that was read before.
  known.sameAs ??= known.parts.name ? null : party.sameAs;
  known.id ??= party.id;
  known.number ||= party.number;
  known.place = { ...party.place, ...known.place };
  const isOther = isDifferentName(known.parts.name, party.parts.name);
  for (const part of PARTY_PARTS) {
    const [own, found] = [known.parts[part], party.parts[part]];
    if (own && found) compare(own, found, isOther);
    else if (found && !isOther) known.parts[part] = found;
  }
}

const isDifferentName = (one: Found | undefined, other: Found | undefined): boolean =>
  one !== undefined && other !== undefined && companyKey(one.value) !== companyKey(other.value);

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
const documentOf = ({ sources }: Found): number | undefined => sources.at(-1)?.document;
/** Added to the confidence of a value that two documents have. */
const AGREEMENT = 0.06;

/** A value that another document names too: its first place there is a source as well. */
export function withSourcesOf(known: Found, found: Found): Found {
  const isKnown = known.sources.some(({ document }) => document === documentOf(found));
  return isKnown ? known : { ...known, sources: [...known.sources, ...found.sources] };
}

/**
 * Two documents agree on a value, or the other's value is kept beside the first.
 * @param isOther one document names two parties under the same label
 */
function compare(known: Found, found: Found, isOther = false): void {
  if (documentOf(known) === documentOf(found) && !isOther) return;
  const isEqual = bare(known.value) === bare(found.value) || companyKey(known.value) === companyKey(found.value);
  if (!isEqual) known.others = [...(known.others ?? []), found];
  else {
    known.sources = [...known.sources, ...found.sources];
    known.weight = Math.min(1, known.weight + AGREEMENT);
  }
}
