import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import type { Role } from './labels/labelTable.ts';
import type { TextLayout } from './layout/textLine.ts';
import type { Shipment } from './shipment.ts';

const SAYS_5 = /\bISF[- ]?5\b|\bFROB\b|10\s*\+\s*2.{0,3}\(?5\b|\bT&E\b|\bTRANSIT CARGO\b|过境货物/iu;
const SAYS_10 = /\bISF[- ]?10\b|10\s*\+\s*2/iu;

/** Lines of a page or a sheet that are searched: titles and notes, not goods. */
const LINES_MAX = 400;

interface Mentions {
  five: number;
  ten: number;
}

/** Many shipments may come from one document. */
const counted = new WeakMap<TextLayout, Mentions>();

function countMentions(layout: TextLayout): Mentions {
  const known = counted.get(layout);
  if (known) return known;
  const texts = [layout.name, ...layout.lines.slice(0, LINES_MAX).map(({ text }) => text)];
  const found = {
    five: texts.filter((text) => SAYS_5.test(text)).length,
    ten: texts.filter((text) => SAYS_10.test(text)).length,
  };
  counted.set(layout, found);
  return found;
}

const ISF10_ONLY: readonly Role[] = ['manufacturer', 'stuffing', 'consolidator', 'seller', 'buger'];

/** The filing type that documents say or show; else the given one. */
export function findBillType(
  shipment: Shipment,
  layouts: readonly TextLayout[],
  given: BillType | undefined,
): BillType {
  const mentions = layouts.map(countMentions);
  const saysFive = mentions.some(({ five }) => five > 0);
  const saysTen = mentions.some(({ ten }) => ten > 0);
  const parties = ISF10_ONLY.filter((role) => shipment.parties.has(role)).length;
  if (saysFive && !saysTen && parties < 3) return ISF_5;
  // A booking of an import names a consignee too.
  const isImport = shipment.fields.has('importerId') || shipment.parties.has('consignee');
  if (shipment.parties.has('book') && parties === 0 && !isImport) return ISF_5;
  if (saysTen || parties > 1) return ISF_10;
  return given ?? ISF_10;
}
