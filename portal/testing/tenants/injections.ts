import { rivalQuery, type TenantCaller } from './tenantCalls.ts';

/** Invalid ids; a body may contain any JSON. */
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

/** Clients that add the rival's ids to every request, as query, headers or body. */
export const injections = (rivalId: () => string) => ({
  query: (client: TenantCaller): TenantCaller => {
    const withRival = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${rivalQuery(rivalId())}`;
    return {
      get: (path, headers) => client.get(withRival(path), headers),
      post: (path, body, headers) => client.post(withRival(path), body, headers),
      put: (path, body, headers) => client.put(withRival(path), body, headers),
      remove: (path, headers) => client.remove(withRival(path), headers),
    };
  },
  headers: (client: TenantCaller): TenantCaller => {
    const ids = { enterpriseid: rivalId(), 'x-enterprise-id': rivalId(), userid: 'x', housescac: 'RIVL' };
    return {
      get: (path, headers) => client.get(path, { ...headers, ...ids }),
      post: (path, body, headers) => client.post(path, body, { ...headers, ...ids }),
      put: (path, body, headers) => client.put(path, body, { ...headers, ...ids }),
      remove: (path, headers) => client.remove(path, { ...headers, ...ids }),
    };
  },
  body: (client: TenantCaller): TenantCaller => {
    const ids = { enterpriseId: rivalId(), enterprise_id: rivalId(), userId: 'x' };
    const withRival = (body: unknown) =>
      typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...ids } : body;
    return {
      get: client.get.bind(client),
      post: (path, body, headers) => client.post(path, withRival(body), headers),
      put: (path, body, headers) => client.put(path, withRival(body), headers),
      remove: client.remove.bind(client),
    };
  },
});
