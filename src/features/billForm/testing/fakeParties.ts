import type { PartyRow } from '#contract/endpoints/parties.ts';
import type { PartyPort } from '../party/partyPort.ts';
import type { PartyText } from '../party/partyText.ts';

export const partyRow = (name: string, changes: Partial<PartyRow> = {}): PartyRow => ({
  id: `p-${name}`,
  revision: 1,
  createdAt: '2026-08-01 10:00:00',
  updatedAt: '2026-08-01 10:00:00',
  name,
  type: 'seller',
  addr: '588 RENMIN ROAD',
  city: 'NINGBO',
  countryCode: 'CN',
  idType: '',
  partyId: '',
  remark: '',
  ...changes,
});

/** An in-memory address book with one postal code. */
export function fakeParties(entries: readonly PartyRow[] = [], recent: readonly PartyText[] = []) {
  const saved: Parameters<PartyPort['save']>[] = [];
  const remembered: [string, PartyText][] = [];
  const port: PartyPort = {
    async search({ keyword = '', type, page }) {
      const found = entries.filter((entry) => entry.name.includes(keyword) && (!type || entry.type === type));
      return { records: found.slice((page - 1) * 10, page * 10), total: found.length };
    },
    named: async (name) => entries.filter((entry) => entry.name === name),
    save: async (...given) => void saved.push(given),
    findPlace: async (zip) =>
      zip === '92626' ? { zipcode: zip, city: 'Costa Mesa', state: 'CA', stateName: 'California' } : null,
    recent: () => recent,
    remember: (...given) => void remembered.push(given),
  };
  return { port, saved, remembered };
}
