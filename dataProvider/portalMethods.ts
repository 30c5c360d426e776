import { calls } from '#contract/calls.ts';
import type { BuiltCall, Reply } from '#contract/endpoints/index.ts';
import type { InputArgs, PortalClient } from './portalClient.ts';

/**
 * One method for each call of the contract, with the call's input and reply.
 * @example const { records } = await dataProvider.listParties({ query: { type: 'seller' } }, { signal });
 */
export type PortalMethods = { [N in BuiltCall]: (...args: InputArgs<N>) => Promise<Reply<N>> };

export function portalMethods(client: Pick<PortalClient, 'call'>): PortalMethods {
  const methods = Object.keys(calls).map((name) => [
    name,
    (...args: InputArgs<BuiltCall>) => client.call(name as BuiltCall, ...args),
  ]);
  return Object.fromEntries(methods) as PortalMethods;
}
