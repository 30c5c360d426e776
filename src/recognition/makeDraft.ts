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
  let row = 0;
  goods.forEach(({ code, country }, at) => {
    const origin = country ?? originOf(at, goods, origins);
    const key = `${code.value} ${origin?.value ?? ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    put(`billHsRequestList.${row}.hsCode`, code);
    put(`billHsRequestList.${row}.hsCountryCode`, origin);
    row++;
  });
}

/** Of an origin in the row of another code of the same table: may be a ditto, or a row whose own origin was not read. */
const DITTO = 0.85;

/** The origin of a code that does not name one itself. */
function originOf(at: number, goods: Shipment['goods'], origins: readonly Found[]): Found | null | undefined {
  const { code } = goods[at]!;
  const beside = origins.filter((origin) => isSameRow(origin, code));
  if (new Set(beside.map(({ value }) => value)).size === 1) return beside[0];
  // Origins in a list of their own belong to the codes in the same order.
  if (origins.length === goods.length) return origins[at];
  // Several origins without an order tell nothing about one line.
  const [only, ...others] = origins;
  if (!only || others.some(({ value }) => value !== only.value)) return null;
  const isOfOtherRow = origins.every((origin) => goods.some((other) => isSameRow(origin, other.code)));
  return isOfOtherRow ? { ...only, weight: only.weight * DITTO } : only;
}

function isSameRow(one: Found, other: Found): boolean {
  const [a, b] = [one.sources[0], other.sources[0]];
  if (!a || !b || a.document !== b.document || a.part !== b.part) return false;
  if (a.cell && b.cell) return a.cell.row === b.cell.row;
  if (!a.box || !b.box) return false;
  const distance = Math.abs(a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2);
  return distance < Math.min(a.box.height, b.box.height) / 2;
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
