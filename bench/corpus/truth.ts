import { addressLine, plain, type Party } from './parties.ts';
import type { GoodsLine, SampleShipment } from './shipments.ts';

/** A draft as it should come out, in the form of the truth files: keyed by field, with `_ignore` and `_accept`. */
export type Truth = Record<string, unknown> & { _ignore?: string[]; _accept?: Record<string, string[]> };

const street = (party: Party) => plain(party.street).toUpperCase();

/** The fields of one party; `prefix` is that of the draft's fields. */
function partyTruth(prefix: string, party: Party): Truth {
  return {
    [`${prefix}Name`]: plain(party.name).toUpperCase(),
    [`${prefix}Addr`]: street(party),
    [`${prefix}City`]: plain(party.city).toUpperCase(),
    [`${prefix}CountryCode`]: party.country,
    _accept: {
      [`${prefix}Addr`]: [plain(addressLine(party)).toUpperCase()],
      // Names of Vietnamese places are written in one word too: HANOI, DANANG.
      ...(party.country === 'VN' ? { [`${prefix}City`]: [plain(party.city).toUpperCase().replaceAll(' ', '')] } : {}),
    },
  };
}

export function hsTruth(lines: GoodsLine[], withCountry = true) {
  const rows = new Map<string, { hsCode: string; hsCountryCode?: string }>();
  for (const { hts, origin } of lines) {
    const hsCode = hts.slice(0, 6);
    rows.set(`${hsCode}${withCountry ? origin : ''}`, { hsCode, ...(withCountry ? { hsCountryCode: origin } : {}) });
  }
  return [...rows.values()];
}

/** Later parts win; remarks to the scorer are joined. */
export function joinTruth(...parts: Truth[]): Truth {
  const _accept = Object.assign({}, ...parts.map((part) => part._accept ?? {})) as Record<string, string[]>;
  const _ignore = parts.flatMap((part) => part._ignore ?? []);
  return { ...(Object.assign({}, ...parts) as Truth), _accept, _ignore };
}

const fullId = (no: string) => (/^\d{2}-\d{7}$/u.test(no) ? `${no}00` : no);

const PARTIES = {
  manufacturer: 'manufacturer',
  seller: 'seller',
  buyer: 'buger',
  shipTo: 'ship',
  stuffing: 'stuffing',
  consolidator: 'consolidator',
} as const;
type PartyKind = keyof typeof PARTIES;

/** A filing of ten elements that names the given parties. */
export function isf10Truth(shipment: SampleShipment, roles: PartyKind[] = Object.keys(PARTIES) as PartyKind[]): Truth {
  return joinTruth(
    {
      billType: 1,
      amsRequestList: [{ amsNo: shipment.house }],
      billHsRequestList: hsTruth(shipment.lines),
      importerId: fullId(shipment.importerNo),
      consigneeId: fullId(shipment.consigneeNo),
    },
    ...roles.map((role) => partyTruth(PARTIES[role], shipment[role])),
  );
}

/** What an invoice, packing list or bill of lading gives: no tax numbers, and parties it does not name are not compared. */
export function commercial(shipment: SampleShipment, roles: PartyKind[], more: Truth = {}): Truth {
  const others = (Object.keys(PARTIES) as PartyKind[]).filter((role) => !roles.includes(role));
  const { importerId: _importer, consigneeId: _consignee, ...rest } = isf10Truth(shipment, roles);
  return joinTruth(rest, { _ignore: others.map((role) => `${PARTIES[role]}*`) }, more);
}

/** A filing of five elements. */
export function isf5Truth(shipment: SampleShipment, places: { delivery: string; discharge: string }): Truth {
  return joinTruth(
    {
      billType: 0,
      amsRequestList: [{ amsNo: shipment.house }],
      billHsRequestList: hsTruth(shipment.lines, false),
      deliveryCode: places.delivery,
      dischargingPortCode: places.discharge,
      _ignore: ['amsType'],
    },
    partyTruth('book', shipment.seller),
    partyTruth('ship', shipment.shipTo),
  );
}
