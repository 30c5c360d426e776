import type { Role } from './labels/labelTable.ts';
import { splitAddressTail } from './party/addressTail.ts';
import { LEGAL_FORM } from './party/partyWords.ts';
import { IMPLIED_COUNTRY } from './readParty.ts';
import { PARTY_PARTS, type FoundParty, type Shipment } from './shipment.ts';

/** Roles of commercial papers that fill a party of the filing which is not named itself, in this order. */
const FALLBACKS: Partial<Record<Role, readonly Role[]>> = {
  seller: ['shipper', 'supplier'],
  buger: ['consignee', 'importer', 'addressee'],
  book: ['shipper', 'seller'],
};

const STEPS_MAX = 6;

/** The party of a role, with `same as` followed and parts of commercial roles filled in; null if there is none. */
export function resolveParty(shipment: Shipment, role: Role): FoundParty | null {
  const party = findParty(shipment, role);
  return party && isDoubtful(party) ? scaled(party, 0.85) : party;
}

/** A party without one of its parts, or with a company in its street, was probably split at the wrong place. */
function isDoubtful({ parts }: FoundParty): boolean {
  return PARTY_PARTS.some((part) => !parts[part]) || LEGAL_FORM.test(parts.addr?.value ?? '');
}

function findParty(shipment: Shipment, role: Role): FoundParty | null {
  const named = follow(shipment, role, STEPS_MAX);
  if (named) return named;
  if (role === 'manufacturer' && shipment.parties.has('seller')) return follow(shipment, 'supplier', STEPS_MAX);
  // A consignee beside another buyer receives the goods.
  if (role === 'ship' && shipment.parties.get('buger')?.parts.name) {
    const consignee = follow(shipment, 'consignee', STEPS_MAX);
    return consignee?.parts.addr ? scaled(consignee, 0.95) : null;
  }
  for (const other of FALLBACKS[role] ?? []) {
    const found = follow(shipment, other, STEPS_MAX);
    if (found) return scaled(found, 0.95);
  }
  return null;
}

function follow(shipment: Shipment, role: Role, steps: number): FoundParty | null {
  const party = shipment.parties.get(role);
  if (!party || steps === 0) return null;
  const isNamed = party.parts.name !== undefined && party.sameAs?.part !== 'address';
  if (!party.sameAs || isNamed) return Object.keys(party.parts).length > 0 ? complete(party) : null;
  const { target, source } = party.sameAs;
  for (const other of targets(shipment, role, target)) {
    const found =
      follow(shipment, other, steps - 1) ?? findParty({ ...shipment, parties: without(shipment, role) }, other);
    if (!found) continue;
    const parts: FoundParty['parts'] = {};
    for (const part of PARTY_PARTS) {
      const value = found.parts[part];
      if (value) parts[part] = { ...value, sources: [source, ...value.sources], weight: value.weight * 0.98 };
    }
    return { ...found, parts: { ...parts, ...party.parts }, sameAs: null };
  }
  return null;
}

/** Takes from an address what has fields of its own. */
function complete(party: FoundParty): FoundParty {
  const { addr, city, countryCode } = party.parts;
  const { state, zip } = party.place ?? {};
  if (!addr) return party;
  const known = {
    city: city?.value ?? '',
    state: state?.value ?? '',
    zip: zip?.value ?? '',
    country: countryCode?.value ?? '',
  };
  const tail = splitAddressTail([addr.value], known);
  const sources = [...addr.sources, ...(state?.sources ?? []), ...(zip?.sources ?? [])];
  const parts = { ...party.parts, addr: { ...addr, sources, value: tail.addr || addr.value } };
  if (!city && tail.city) parts.city = { ...addr, value: tail.city, weight: addr.weight * 0.9 };
  if (!countryCode && tail.countryCode) {
    const weight = addr.weight * (tail.isImplied ? IMPLIED_COUNTRY : 1);
    parts.countryCode = { ...addr, sources, value: tail.countryCode, weight };
  }
  return { ...party, parts };
}

const without = (shipment: Shipment, role: Role): Shipment['parties'] =>
  new Map([...shipment.parties].filter(([other]) => other !== role));

function targets(shipment: Shipment, role: Role, target: NonNullable<FoundParty['sameAs']>['target']): Role[] {
  switch (target.kind) {
    case 'role':
      return target.roles;
    case 'number':
      return [...shipment.parties].filter(([, { number }]) => number === target.number).map(([other]) => other);
    case 'previous': {
      const before = shipment.order.slice(0, shipment.order.indexOf(role));
      return before.toReversed().filter((other) => other !== 'other');
    }
  }
}

const scaled = (party: FoundParty, factor: number): FoundParty => ({
  ...party,
  parts: Object.fromEntries(
    Object.entries(party.parts).map(([part, found]) => [part, { ...found, weight: found.weight * factor }]),
  ),
});
