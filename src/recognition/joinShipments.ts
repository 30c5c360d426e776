import { addField, addParty, withSourcesOf, type Shipment } from './shipment.ts';

/** Joins what several documents say about one shipment. */
export function joinShipments(shipments: readonly Shipment[]): Shipment[] {
  const joined: Shipment[] = [];
  const rest: Shipment[] = [];
  for (const shipment of shipments) {
    const numbers = numbersOf(shipment);
    if (numbers.length === 0) {
      rest.push(shipment);
      continue;
    }
    const same = joined.find((other) => numbersOf(other).some((number) => numbers.includes(number)));
    if (same) mergeShipment(same, shipment);
    else joined.push(shipment);
  }
  for (const shipment of rest) {
    const target = joined.length === 1 ? joined[0] : joined.find((other) => sharesReference(other, shipment));
    if (target) mergeShipment(target, shipment);
    else joined.push(shipment);
  }
  return joined;
}

const numbersOf = ({ bills, otherBills }: Shipment): string[] =>
  (bills.length > 0 ? bills : otherBills).map(({ value }) => value);

function sharesReference(one: Shipment, other: Shipment): boolean {
  const overlaps = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
    [...left].some((value) => right.has(value));
  return overlaps(one.invoices, other.invoices) || overlaps(one.containers, other.containers);
}

function mergeShipment(into: Shipment, from: Shipment): void {
  into.bills.push(...from.bills);
  into.otherBills.push(...from.otherBills);
  into.masters.push(...from.masters);
  for (const [role, party] of from.parties) addParty(into, role, party);
  const known = new Map(from.goods.map(({ code }) => [code.value, code]));
  into.goods = into.goods.map((goods) => {
    const same = known.get(goods.code.value);
    known.delete(goods.code.value);
    return same ? { ...goods, code: withSourcesOf(goods.code, same) } : goods;
  });
  into.goods.push(...from.goods.filter(({ code }) => known.has(code.value)));
  into.origins.push(...from.origins);
  for (const [name, found] of from.fields) addField(into, name, found);
  for (const set of ['containers', 'invoices'] as const) for (const value of from[set]) into[set].add(value);
  for (const document of from.documents) into.documents.add(document);
}
