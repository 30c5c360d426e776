import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { keyword, pageOf, paging, queryNumber } from '../page.ts';

/** A country with its names in the three languages. */
export const country = z.object({
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  nameVi: z.string(),
});
export type Country = z.output<typeof country>;

export const referenceEndpoints = {
  searchCountries: endpoint(calls.searchCountries, { query: z.object({ keyword, ...paging }), reply: pageOf(country) }),
  frequentCountries: endpoint(calls.frequentCountries, {
    query: z.object({ type: queryNumber.default(0) }),
    reply: z.array(country),
  }),
};
