import { cleanText } from '#rules/cleanText.ts';
import { isOtherLabel, type TextLayout, type TextLine } from './layout/textLine.ts';
import { parseParty } from './party/parseParty.ts';
import { LEGAL_FORM } from './party/partyWords.ts';
import { readParty } from './readParty.ts';
import { addParty, type Shipment } from './shipment.ts';

const TITLE = /INVOICE|PACKING LIST|WEIGHT LIST|发票|發票|装箱单|裝箱單|HOA DON|FATURA|PHIEU DONG GOI/u;
/** Titles of other papers, on which the letterhead names a carrier or a forwarder. */
const OTHER_TITLE =
  /(?:BILL OF LADING|BOOKING)(?! ?(?:NO|NUMBER|REF|#|:))|\bISF\b|SECURITY FILING|SHIPPING INSTRUCTION|ARRIVAL NOTICE|提单(?!号|編號|编号|號)|托运/u;
/** A letterhead is within the first lines. */
const LINES_MAX = 12;

/** The seller of an invoice without a label for it is the company of the letterhead. */
export function addLetterhead(shipment: Shipment, layouts: readonly TextLayout[]): void {
  if (['seller', 'shipper', 'supplier'].some((role) => shipment.parties.has(role as 'seller'))) return;
  for (const { lines } of layouts.filter(({ part, kind }) => part === 0 || kind === 'grid')) {
    const top = lines.slice(0, 60).map(({ text }) => cleanText(text, { upper: true }));
    if (!top.some((text) => TITLE.test(text)) || top.slice(0, 12).some((text) => OTHER_TITLE.test(text))) continue;
    const value = letterheadLines(lines);
    if (value.length < 2) continue;
    const { addr, countryCode } = parseParty(value.map(({ text }) => text));
    const party =
      addr && countryCode
        ? readParty({ meaning: { kind: 'party', roles: ['seller'], parts: [] }, value, number: '', isExact: false })
        : null;
    if (party) addParty(shipment, 'seller', party);
    return;
  }
}

/** The company's name and the lines below it, up to the title or the first label. */
function letterheadLines(lines: readonly TextLine[]): TextLine[] {
  const found: TextLine[] = [];
  for (const line of lines.slice(0, LINES_MAX)) {
    // The title and the numbers of the paper may be in the line of the company.
    if (found[0] && line.left >= found[0].right) continue;
    const flat = cleanText(line.text, { upper: true });
    if (TITLE.test(flat) && flat.length < 60) {
      if (found.length > 0) break;
      continue;
    }
    if (isOtherLabel(line)) break;
    if (found.length > 0 || LEGAL_FORM.test(flat) || lines.indexOf(line) === 0) found.push(line);
  }
  return found;
}
