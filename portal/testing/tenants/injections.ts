import { injected, type Caller } from './asking.ts';

/** What no id looks like; a body may hold any JSON. */
export const NO_IDS: readonly unknown[] = [
  'x',
  '-1',
  '0',
  "' or '1'='1",
  '..%2f..%2fme',
  'x'.repeat(5_000),
  '*',
  '%00',
  ['x'],
  { x: 1 },
];

/** The same request with the rival's names in it; a name that the call knows is its own matter, so bills keep theirs. */
export const injections = (rivalId: () => string) => ({
  query: (client: Caller): Caller => {
    const named = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${injected(rivalId())}`;
    return {
      get: (path, headers) => client.get(named(path), headers),
      post: (path, body, headers) => client.post(named(path), body, headers),
    };
  },
  headers: (client: Caller): Caller => {
    const words = { enterpriseid: rivalId(), 'x-enterprise-id': rivalId(), userid: 'x', housescac: 'RIVL' };
    return {
      get: (path, headers) => client.get(path, { ...headers, ...words }),
      post: (path, body, headers) => client.post(path, body, { ...headers, ...words }),
    };
  },
  body: (client: Caller): Caller => {
    const words = { enterpriseId: rivalId(), enterprise_id: rivalId(), userId: 'x' };
    const named = (body: unknown) =>
      typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...words } : body;
    return { get: client.get.bind(client), post: (path, body, headers) => client.post(path, named(body), headers) };
  },
});
