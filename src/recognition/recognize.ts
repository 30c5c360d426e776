import type { RecognizedDraft } from '#contract/recognition.ts';
import { addFreeBill, addFreeBond, addFreeGoods } from './freeFinders.ts';
import { addFreeParties } from './freeParties.ts';
import { addLetterhead } from './letterhead.ts';
import { findBillType } from './billType.ts';
import type { DocumentModel } from './documentModel.ts';
import { makeDraft } from './makeDraft.ts';
import type { TextLayout } from './layout/textLine.ts';
import { readModel } from './readModel.ts';
import type { RecognitionResult, RecognizeOptions } from './recognitionTypes.ts';
import { withSourcesOf, type Found, type Shipment } from './shipment.ts';
import { joinShipments } from './joinShipments.ts';

/** A draft needs at least this many values that only shipping papers have. */
const VALUES_MIN = 3;

/**
 * Recognizes the shipments of some documents that were handed in together: one draft per bill of lading.
 * @param models in the order of the files; `documents` and the sources of the drafts name them by index
 */
export function recognize(models: readonly DocumentModel[], options: RecognizeOptions): RecognitionResult {
  const hasText = models.some(({ parts }) =>
    parts.some((part) => (part.kind === 'page' ? part.texts : part.cells).length > 0),
  );
  if (!hasText) return { drafts: [], message: 'noText' };
  const read = models.map((model, at) => readModel(model, at, options.references));
  const shipments = joinShipments(read.flatMap((one) => one.shipments));
  const layouts = read.flatMap((one) => one.layouts);
  const names = models.map(({ filename }) => filename);
  const drafts = shipments
    .flatMap((shipment) => {
      const own = layouts.filter(({ document }) => shipment.documents.has(document));
      addLetterhead(shipment, own);
      if (shipments.length === 1) {
        addFreeParties(shipment, own);
        addFreeGoods(shipment, own);
        addFreeBill(shipment, own);
        addFreeBond(shipment, own);
      }
      return draftsOf(shipment, own, options, names);
    })
    .filter(
      ({ values }) =>
        values.filter(
          ({ path }) => !/^(?:loadingAt|arrivalAt|vesselVoyage|clientRef|amsRequestList\.0\.userRemark)$/u.test(path),
        ).length >= VALUES_MIN,
    );
  return drafts.length > 0 ? { drafts } : { drafts, message: 'nothingRecognized' };
}

function draftsOf(
  shipment: Shipment,
  layouts: readonly TextLayout[],
  { billType }: RecognizeOptions,
  names: readonly string[],
): RecognizedDraft[] {
  const type = findBillType(shipment, layouts, billType);
  const bills = billsOf(shipment);
  return (bills.length > 0 ? bills : [null]).map((bill) => makeDraft(shipment, bill, type, names));
}

/** House bills win over other numbers; a master bill counts only where nothing else is known. */
function billsOf({ bills, otherBills, masters, fields }: Shipment): Found[] {
  const isMaster = new Set(masters.map(({ value }) => value));
  const scac = fields.get('scac');
  const bare = fields.get('bareBill');
  const joined =
    scac && bare && !bare.value.startsWith(scac.value)
      ? [{ ...bare, value: scac.value + bare.value, sources: [...scac.sources, ...bare.sources], weight: 0.9 }]
      : [];
  const others = otherBills.filter(({ value }) => !isMaster.has(value));
  const found = [bills, joined, others, masters].find((list) => list.length > 0) ?? [];
  const named = [...bills, ...otherBills];
  return found
    .filter(({ value }, at) => found.findIndex((one) => one.value === value) === at)
    .map((bill) => named.filter(({ value }) => value === bill.value).reduce(withSourcesOf, bill));
}
