import { ISF_5, type BillType } from '#contract/codes.ts';
import { ISF10_PARTIES, ISF5_PARTIES, PARTY_SUFFIXES } from '#contract/entities/partyBlock.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Confidence, RecognizedDraft, RecognizedValue } from '#contract/recognition.ts';
import type { AnyRecord } from '#schema/field.ts';
import { resolveParty } from './resolveParties.ts';
import { fitName } from './party/fitName.ts';
import type { Found, Shipment } from './shipment.ts';
import { withPath } from './withPath.ts';

const SURE = 0.93;
const CHECK = 0.7;

const confidenceOf = (weight: number): Confidence => (weight >= SURE ? 'sure' : weight >= CHECK ? 'check' : 'guess');

/** Builds the draft of one bill of lading. `bill` is its number; null if the documents name none. */
export function makeDraft(
  shipment: Shipment,
  bill: Found | null,
  billType: BillType,
  names: readonly string[],
): RecognizedDraft {
  const values: RecognizedValue[] = [];
  const put = (path: string, found: Found | null | undefined, remark?: string, value = found?.value): void => {
    if (!found || !value) return;
    const others = found.others?.map((other) => ({ value: other.value, sources: other.sources }));
    const read = confidenceOf(found.weight);
    // The message to customs would differ from the document: a person decides how to shorten the name.
    const own = remark && read === 'sure' ? 'check' : read;
    const confidence = others ? 'guess' : own;
    values.push({
      path,
      value,
      confidence,
      sources: found.sources,
      ...(others && { others }),
      ...(remark && { remark }),
    });
  };
  const field = (name: string): Found | undefined => shipment.fields.get(name);
  put('amsRequestList.0.amsNo', bill);
  put('amsRequestList.0.amsType', field('amsType'));
  put('amsRequestList.0.userRemark', field('remark'));
  for (const prefix of billType === ISF_5 ? ISF5_PARTIES : ISF10_PARTIES) {
    const party = resolveParty(shipment, prefix);
    if (!party) continue;
    for (const [part, suffix] of Object.entries(PARTY_SUFFIXES) as [keyof typeof PARTY_SUFFIXES, string][]) {
      const found = party.parts[part];
      const limit = { name: LIMITS.partyName, addr: LIMITS.partyAddress, city: LIMITS.partyCity, countryCode: 2 }[part];
      const fitted = found && fitName(found.value, limit);
      put(prefix + suffix, found, fitted?.isCut ? 'recognition.remark.cut' : undefined, fitted?.text);
    }
  }
  putGoods(shipment, put);
  putFields(shipment, billType, put, field);
  const bare: AnyRecord = { billType };
  const record = values.reduce((made, { path, value }) => withPath(made, path, value), bare);
  return { bill: record, values, documents: names.map((filename, at) => ({ jobId: String(at), filename })) };
}

type Put = (path: string, found: Found | null | undefined, remark?: string, value?: string) => void;

function putGoods({ goods, origins }: Shipment, put: Put): void {
  const seen = new Set<string>();
  // Several origins without an order tell nothing about one line.
  const only = new Set(origins.map(({ value }) => value)).size === 1 ? origins[0] : null;
  let row = 0;
  goods.forEach(({ code, country }, at) => {
    // Origins in a list of their own belong to the codes in the same order.
    const origin = country ?? (origins.length === goods.length ? origins[at] : only);
    const key = `${code.value} ${origin?.value ?? ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    put(`billHsRequestList.${row}.hsCode`, code);
    put(`billHsRequestList.${row}.hsCountryCode`, origin);
    row++;
  });
}

function putFields(shipment: Shipment, billType: BillType, put: Put, field: (name: string) => Found | undefined): void {
  const [vessel, voyage] = [field('vessel'), field('voyage')];
  const both = vessel && voyage && !vessel.value.includes(voyage.value);
  put('vesselVoyage', vessel ?? voyage, undefined, both ? `${vessel.value} ${voyage.value}` : undefined);
  for (const name of ['loadingAt', 'arrivalAt', 'clientRef']) put(name, field(name));
  if (billType === ISF_5) {
    put('amsType', field('amsType'));
    put('deliveryCode', field('deliveryCode'));
    put('dischargingPortCode', field('dischargingPortCode'));
    return;
  }
  const [importer, consignee] = [idOf(shipment, 'importer'), idOf(shipment, 'consignee')];
  put('importerId', importer ?? (field('importerIdSame') && consignee));
  put('consigneeId', consignee ?? (field('consigneeIdSame') && importer));
  for (const name of ['bondType', 'suretyCode', 'bondReferenceNo', 'bondHolderId']) put(name, field(name));
}

function idOf(shipment: Shipment, who: 'importer' | 'consignee'): Found | undefined {
  return shipment.fields.get(`${who}Id`) ?? shipment.parties.get(who)?.id ?? undefined;
}
