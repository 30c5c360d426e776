import type { Handlers } from '../implement.ts';
import { frequentCountries, searchCountries } from '../reference/searchCountries.ts';
import { refuse } from '../refusal.ts';

/** [T06] Reference data; the same for everybody. */
export const referenceHandlers: Handlers<'searchCountries' | 'frequentCountries'> = {
  searchCountries: ({ query, request }) => {
    const found = searchCountries(query.keyword, request.locale);
    const start = (query.pageNum - 1) * query.pageSize;
    return Promise.resolve({
      records: found.slice(start, start + query.pageSize),
      total: found.length,
      statistics: {},
    });
  },
  frequentCountries: async ({ query, request }) => {
    const found = frequentCountries(query.type, request.locale);
    if (!found) {
      throw refuse('invalid', { errors: { type: { message: 'validation.choice', args: { value: query.type } } } });
    }
    return found;
  },
};
