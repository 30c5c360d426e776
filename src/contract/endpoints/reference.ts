import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { CAPS } from '#schema/caps.ts';
import { calls } from '../calls.ts';
import { keyword, pageShape, paging, queryNumber } from '../page.ts';

export const country = z.object({
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  nameVi: z.string(),
});
export type Country = z.output<typeof country>;

/** A port; `value` is the text in a filing, `NAME|CODE` ([V16]). */
export const port = z.object({
  code: z.string(),
  name: z.string(),
  nameZh: z.string(),
  countryCode: z.string(),
  value: z.string(),
});
export type Port = z.output<typeof port>;

export const hsCode = z.object({
  code: z.string(),
  descriptionEn: z.string(),
  descriptionZh: z.string(),
  chapterEn: z.string(),
  chapterZh: z.string(),
});
export type HsCode = z.output<typeof hsCode>;

/** A US postal code; `state` has two letters. */
export const zipCode = z.object({ zipcode: z.string(), city: z.string(), state: z.string(), stateName: z.string() });
export type ZipCode = z.output<typeof zipCode>;

/** A carrier by its SCAC. */
export const carrier = z.object({ code: z.string(), name: z.string() });

const portQuery = z.object({ keyword, product: z.string().max(40).optional(), ...paging });

export const referenceEndpoints = {
  listCarriers: endpoint(calls.listCarriers, { reply: z.array(carrier) }),
  searchCountries: endpoint(calls.searchCountries, {
    query: z.object({ keyword, ...paging }),
    reply: pageShape(country),
  }),
  frequentCountries: endpoint(calls.frequentCountries, {
    query: z.object({ type: queryNumber.default(0) }),
    reply: z.array(country),
  }),
  searchCommonPorts: endpoint(calls.searchCommonPorts, { query: portQuery, reply: pageShape(port) }),
  searchPorts: endpoint(calls.searchPorts, { query: portQuery, reply: pageShape(port) }),
  frequentPorts: endpoint(calls.frequentPorts, {
    query: z.object({ type: z.enum(['ISF_PORT_DELIVERY', 'ISF_PORT_DISCHARGING']).default('ISF_PORT_DELIVERY') }),
    reply: z.array(port),
  }),
  commonPorts: endpoint(calls.commonPorts, {
    query: z.object({ type: z.enum(['ISF_PORT_DELIVERY', 'ISF_PORT_DISCHARGING']).default('ISF_PORT_DISCHARGING') }),
    reply: z.array(port),
  }),
  searchZipCodes: endpoint(calls.searchZipCodes, {
    query: z.object({ zipcode: keyword, keyword }),
    reply: z.array(zipCode),
  }),
  searchHsCodes: endpoint(calls.searchHsCodes, {
    query: z.object({
      keyword,
      /** Codes joined by commas: returns each code's description in this order on one page, for the rows of a form. */
      codes: z
        .string()
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(z.string().max(20)).max(CAPS.rows))
        .optional(),
      ...paging,
    }),
    reply: pageShape(hsCode),
  }),
};
