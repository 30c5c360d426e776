import type { z } from 'zod';

/** The specification's calls use the first two; the support desk uses the format of `ra-data-simple-rest`. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call. `signedIn`: any session. `joined`: has an enterprise. `usable`: rules/usableUser holds.
 * `mainAccount`: usable and a main account. `billing`: usable and not a sub-type user. `admin`: usable and admin.
 * `support`: the provider's staff.
 */
export type Access = 'anonymous' | 'signedIn' | 'joined' | 'usable' | 'mainAccount' | 'billing' | 'admin' | 'support';

/** Method, path (below the portal's base) and access of a call. Free of zod, because the entry chunk imports it. */
export interface Call {
  method: Method;
  path: string;
  access: Access;
  /** A paid write: requires an `Idempotency-Key`. */
  paid?: true;
  /** Answers with a generated file. Refused when another site starts the request. */
  download?: true;
}

export interface Endpoint {
  call: Call;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Raises the body limit to a whole bill with every row filled. */
  billSized?: true;
  /** Also takes a multipart file, which the handler reads from the request. */
  upload?: true;
  /** [L02] Text filters whose values are stored as the user's recent searches. */
  searches?: readonly string[];
}

type SearchesOf<E> = E extends { query: z.ZodType<infer Q> }
  ? { searches?: readonly (keyof Q)[] }
  : { searches?: never };

/** Keeps the access as a literal type: a handler's session is non-null except for `anonymous`. */
type CallOf<A extends Access> = Call & { access: A };

export const get = <A extends Access>(path: string, access: A): CallOf<A> => ({ method: 'GET', path, access });
export const post = <A extends Access>(path: string, access: A): CallOf<A> => ({ method: 'POST', path, access });
export const put = <A extends Access>(path: string, access: A): CallOf<A> => ({ method: 'PUT', path, access });
export const remove = <A extends Access>(path: string, access: A): CallOf<A> => ({ method: 'DELETE', path, access });
export const download = <A extends Access>(path: string, access: A): CallOf<A> => ({
  method: 'GET',
  path,
  access,
  download: true,
});
export const paid = <A extends Access>(path: string, access: A): CallOf<A> => ({
  method: 'POST',
  path,
  access,
  paid: true,
});

/** @example endpoint(calls.saveDraft, { body: lenientBill, reply: z.object({ id: z.string() }) }) */
export function endpoint<E extends Omit<Endpoint, 'call'>>(call: Call, shapes: E & SearchesOf<E>): E & { call: Call } {
  return { call, ...shapes };
}
