import type { Handlers } from '../implement.ts';
import { describeHsCode, searchHsCodes } from '../reference/hsCodes.ts';
import { frequentCountries, searchCountries } from '../reference/searchCountries.ts';
import { commonPorts, searchPorts } from '../reference/searchPorts.ts';
import { searchZipCodes } from '../reference/zipCodes.ts';
import { refuse } from '../refusal.ts';

type ReferenceCall =
  | 'searchCountries'
  | 'frequentCountries'
  | 'searchPorts'
  | 'searchCommonPorts'
  | 'frequentPorts'
  | 'commonPorts'
  | 'searchZipCodes'
  | 'searchHsCodes'
  | 'listCarriers';

/** [T06] Reference data, the same for every enterprise. */
export const referenceHandlers: Handlers<ReferenceCall> = {
  searchCountries: async ({ query, request }) => toPage(searchCountries(query.keyword, request.locale), query),
  frequentCountries: async ({ query, request }) => {
    const found = frequentCountries(query.type, request.locale);
    if (!found) {
      throw refuse('invalid', { errors: { type: { message: 'validation.choice', args: { value: query.type } } } });
    }
    return found;
  },
  // The specification has two addresses for one search.
  searchPorts: async ({ query }) => toPage(searchPorts(query.keyword), query),
  searchCommonPorts: async ({ query }) => toPage(searchPorts(query.keyword), query),
  frequentPorts: async ({ query }) => commonPorts(query.type),
  commonPorts: async ({ query }) => commonPorts(query.type),
  listCarriers: async ({ portal }) => [...portal.config.carriers].map(([code, name]) => ({ code, name })),
  searchZipCodes: async ({ query }) => searchZipCodes(query.zipcode ?? query.keyword ?? ''),
  searchHsCodes: async ({ query }) => {
    if (!query.codes) return toPage(searchHsCodes(query.keyword), query);
    const records = query.codes.map(describeHsCode);
    return { records, total: records.length, statistics: {} };
  },
};

/** [L04] One page of the results. */
function toPage<T>(found: readonly T[], { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  const start = (pageNum - 1) * pageSize;
  return { records: found.slice(start, start + pageSize), total: found.length, statistics: {} };
}
