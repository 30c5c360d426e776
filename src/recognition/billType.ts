import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import type { Layout } from './layout/textLine.ts';
import type { Shipment } from './shipment.ts';

const SAYS_5 = /\bISF[- ]?5\b|\bFROB\b|10\s*\+\s*2.{0,3}\(?5\b|\bT&E\b|\bTRANSIT CARGO\b|过境货物/iu;
const SAYS_10 = /\bISF[- ]?10\b|10\s*\+\s*2/iu;

/** The filing type that documents say or show; else the given one. */
export function findBillType(shipment: Shipment, layouts: readonly Layout[], given: BillType | undefined): BillType {
  let [five, ten] = [0, 0];
  for (const { lines, name } of layouts) {
    for (const text of [name, ...lines.slice(0, 400).map((line) => line.text)]) {
      if (SAYS_5.test(text)) five++;
      if (SAYS_10.test(text)) ten++;
    }
  }
  const { parties } = shipment;
  const isTen = ['manufacturer', 'stuffing', 'consolidator', 'seller', 'buger'].filter((role) =>
    parties.has(role as never),
  ).length;
  if (five > 0 && ten === 0 && isTen < 3) return ISF_5;
  if (parties.has('book') && isTen === 0 && !shipment.fields.has('importerId')) return ISF_5;
  if (ten > 0 || isTen > 1) return ISF_10;
  return given ?? ISF_10;
}
