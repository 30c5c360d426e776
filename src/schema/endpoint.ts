import type { z } from 'zod';

export type Method = 'GET' | 'POST';

/**
 * Who may call. `signedIn`: any session. `joined`: has an enterprise. `usable`: rules/usableUser holds.
 * `billing`: usable and not a sub-type user. `admin`: usable and admin. `support`: the provider's staff.
 */
export type Access = 'anonymous' | 'signedIn' | 'joined' | 'usable' | 'billing' | 'admin' | 'support';

/** Method, path (below the portal's base) and access of a call; needs no zod, so the entry chunk may know it. */
export interface Call {
  method: Method;
  /** `{id}` marks a path parameter. */
  path: string;
  access: Access;
  /** A paid write: it needs an `Idempotency-Key`. */
  paid?: true;
  /** Answers with a file that is made for it: refused when a page of another site starts it. */
  download?: true;
}

/** A call with its shapes. */
export interface Endpoint {
  call: Call;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Its body may hold a whole bill with every row filled; other bodies are small. */
  billSized?: true;
  /** Takes a file as multipart besides; its handler reads it from the request. */
  upload?: true;
  /** [L02] Text filters that a person searches by: their values are kept as that person's recent searches. */
  searches?: readonly string[];
}

/** Only what the query has can be searched by. */
type SearchesOf<E> = E extends { query: z.ZodType<infer Q> }
  ? { searches?: readonly (keyof Q)[] }
  : { searches?: never };

/** A call whose access is known to the types, so that a handler knows whether somebody is signed in. */
type CallOf<A extends Access> = Call & { access: A };

export const get = <A extends Access>(path: string, access: A): CallOf<A> => ({ method: 'GET', path, access });
export const post = <A extends Access>(path: string, access: A): CallOf<A> => ({ method: 'POST', path, access });
/** @example download('/bills/export', 'usable') */
export const download = <A extends Access>(path: string, access: A): CallOf<A> => ({
  method: 'GET',
  path,
  access,
  download: true,
});
/** @example paid('/bills/send', 'usable') */
export const paid = <A extends Access>(path: string, access: A): CallOf<A> => ({
  method: 'POST',
  path,
  access,
  paid: true,
});

/**
 * Gives a call its shapes. What a caller sends is the input side of query and body; what a handler gets, the output side.
 * @example endpoint(calls.saveDraft, { body: lenientBill, reply: z.object({ id: z.string(), revision: z.number() }) })
 */
export function endpoint<E extends Omit<Endpoint, 'call'>>(call: Call, shapes: E & SearchesOf<E>): E & { call: Call } {
  return { call, ...shapes };
}
