import { createContext } from 'react';
import type { PartyType } from '#contract/codes.ts';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import type { ZipCode } from '#contract/endpoints/reference.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { recentParties, rememberParty } from '#local/recentParties.ts';
import { LOOKUP_PAGE } from '#components/inputs/LookupContext.ts';
import type { PartyText } from './partyText.ts';

/** The address book and postal codes for party tools; replaced in stories and tests. */
export interface PartyPort {
  search: (
    query: { keyword?: string; type?: PartyType; page: number },
    signal: AbortSignal,
  ) => Promise<{ records: PartyRow[]; total: number }>;
  /** Entries with exactly this name. */
  named: (name: string) => Promise<PartyRow[]>;
  /** Saves a party as a new entry of a type, or over an existing entry. */
  save: (party: PartyText, target: PartyType | PartyRow) => Promise<void>;
  /** The place of a US postal code; null if unknown. */
  findPlace: (zip: string) => Promise<ZipCode | null>;
  recent: (block: string) => readonly PartyText[];
  remember: (block: string, party: PartyText) => void;
}

const places = new Map<string, ZipCode | null>();

const portalPartyPort: PartyPort = {
  search: ({ page, ...query }, signal) =>
    dataProvider.listParties(
      { query: { ...query, pageNum: page, pageSize: LOOKUP_PAGE, suggest: 'true' } },
      { signal },
    ),
  async named(name) {
    const { records } = await dataProvider.listParties({
      query: { name, pageNum: 1, pageSize: 50, suggest: 'true' },
    });
    return records.filter((record) => record.name.trim().toUpperCase() === name.trim().toUpperCase());
  },
  async save(party, target) {
    if (typeof target === 'string') {
      await dataProvider.saveParty({ body: { ...party, type: target, id: null } });
      return;
    }
    const { id, revision, type, idType, partyId, remark } = target;
    await dataProvider.saveParty({ body: { type, idType, partyId, remark, ...party, id, revision } });
  },
  async findPlace(zip) {
    const known = places.get(zip);
    if (known !== undefined) return known;
    const found = await dataProvider.searchZipCodes({ query: { zipcode: zip } });
    const place = found.find(({ zipcode }) => zipcode === zip) ?? null;
    places.set(zip, place);
    return place;
  },
  recent: recentParties,
  remember: rememberParty,
};

export const PartyPortContext = createContext<PartyPort>(portalPartyPort);
