import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createPortalClient, type ClientEnvironment } from './portalClient.ts';
import type { PortalError } from './portalError.ts';
import type { FormToSend } from './sendForm.ts';

const KEY = 'intent-1';

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal;
}

/** A portal that answers as the test defines; without an answer a call stays pending until it is aborted. */
function fakePortal(answer: (sent: Sent) => Response | Promise<Response> | undefined) {
  const sent: Sent[] = [];
  const fake = ((url: string, init: RequestInit) => {
    const request: Sent = {
      url,
      method: init.method ?? 'GET',
      headers: (init.headers ?? {}) as Record<string, string>,
      body: init.body as string | undefined,
      signal: init.signal!,
    };
    sent.push(request);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
    const answered = answer(request);
    return answered ? Promise.race([answered, aborted]) : aborted;
  }) as typeof fetch;
  return { fake, sent };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

function clientWith(answer: Parameters<typeof fakePortal>[0], environment: Partial<ClientEnvironment> = {}) {
  const portal = fakePortal(answer);
  const onSignedOut = vi.fn();
  const client = createPortalClient({
    fetch: portal.fake,
    cookies: () => 'a=b; XSRF-TOKEN=xs%2Brf',
    language: () => 'vi',
    zoneOffset: () => -480,
    bases: {},
    onSignedOut,
    ...environment,
  });
  return { client, sent: portal.sent, onSignedOut };
}

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('must be rejected'),
    (error: unknown) => error as PortalError,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a request carries', () => {
  it('[C02] sends language, zone and product, and on a write the XSRF token and the owner', async () => {
    const { client, sent } = clientWith(() => json({ removed: 1 }));
    client.setOwner('u1.e1');
    await client.call('removeDrafts', { body: ['d1'] });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: '/portal/draft-bills/remove', method: 'POST', body: '["d1"]' });
    expect(sent[0]!.headers).toMatchObject({
      'X-Lang': 'vi',
      'X-Zone-Offset': '+08:00',
      'app-name': 'ISF',
      'X-XSRF-TOKEN': 'xs+rf',
      'X-Owner': 'u1.e1',
    });
  });

  it('[C02] carries no owner or XSRF token on a read, and no owner on an anonymous call', async () => {
    const { client, sent } = clientWith(() => json({}));
    client.setOwner('u1.e1');
    await client.call('me');
    await client.call('login', { body: { account: 'a', password: 'b' } });
    expect(Object.keys(sent[0]!.headers)).not.toContain('X-XSRF-TOKEN');
    expect(Object.keys(sent[0]!.headers)).not.toContain('X-Owner');
    expect(Object.keys(sent[1]!.headers)).toContain('X-XSRF-TOKEN');
    expect(Object.keys(sent[1]!.headers)).not.toContain('X-Owner');
  });

  it("carries the intent's key on a paid call", async () => {
    const { client, sent } = clientWith(() => json({}));
    await client.call('sendDrafts', { query: { payType: 0 }, body: { ids: ['d1'] } }, { idempotencyKey: KEY });
    expect(sent[0]!.url).toBe('/portal/draft-bills/send?payType=0');
    expect(sent[0]!.headers['Idempotency-Key']).toBe(KEY);
  });

  it('[L03] omits undefined and blank query parameters and joins lists with commas', async () => {
    const { client } = clientWith(() => json({}));
    const address = client.addressOf('listDrafts', {
      query: { keyword: ' ', houseScac: undefined, pageNum: 2, pageSize: 10 },
    });
    expect(address).toBe('/portal/draft-bills?pageNum=2&pageSize=10');
  });

  it('encodes a path parameter as one path segment', () => {
    const { client } = clientWith(() => json({}));
    expect(client.addressOf('getDraft', { params: { id: 'a/../b' } })).toBe('/portal/draft-bills/detail/a%2F..%2Fb');
  });

  it('[C01] sends a service with its own base there, and others to the portal', () => {
    const { client } = clientWith(() => json({}), { bases: { anonymous: 'https://words.example/x/' } });
    expect(client.addressOf('supportedLocales')).toBe('https://words.example/x/anonymous/locale/support-locale');
    expect(client.addressOf('me')).toBe('/portal/me');
  });

  it('fetches a token with a read if the cookie is missing before a write', async () => {
    let cookies = '';
    const answer = () => {
      cookies = 'XSRF-TOKEN=fresh';
      return json([]);
    };
    const { client, sent } = clientWith(answer, { cookies: () => cookies });
    await client.call('removeDrafts', { body: ['d1'] });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(sent[1]!.headers['X-XSRF-TOKEN']).toBe('fresh');
  });
});

describe('a refused token', () => {
  const refusal = () => json({ code: 403, message: 'Reload.', reason: 'token' }, 403);

  it('[C02] is replaced once, with the same body and key, after another tab signed in', async () => {
    let cookies = 'XSRF-TOKEN=old';
    const answer = () => {
      if (cookies === 'XSRF-TOKEN=new') return json({});
      cookies = 'XSRF-TOKEN=new';
      return refusal();
    };
    const { client, sent } = clientWith(answer, { cookies: () => cookies });
    await client.call('sendDrafts', { query: { payType: 0 }, body: { ids: ['d1'] } }, { idempotencyKey: KEY });
    expect(sent.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual(['old', 'new']);
    expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual([KEY, KEY]);
    expect(sent[1]!.body).toBe(sent[0]!.body);
  });

  it('[C02] is replaced for an upload too', async () => {
    let cookies = 'XSRF-TOKEN=old';
    const tokens: (string | undefined)[] = [];
    const sendForm = ({ headers }: FormToSend) => {
      tokens.push(headers['X-XSRF-TOKEN']);
      const answer = tokens.length > 1 ? json({ token: 't' }) : refusal();
      cookies = 'XSRF-TOKEN=new';
      return Promise.resolve(answer);
    };
    const { client } = clientWith(() => json({}), { cookies: () => cookies, sendForm });
    await client.upload('importDrafts', new FormData());
    expect(tokens).toEqual(['old', 'new']);
  });

  it('[C02] is reported if refused again, and any other 403 at once', async () => {
    const again = clientWith(refusal);
    expect(await rejection(again.client.call('removeDrafts', { body: ['d1'] }))).toMatchObject({ status: 403 });
    expect(again.sent).toHaveLength(2);
    const other = clientWith(() => json({ code: 403, message: 'You may not do this.' }, 403));
    expect(await rejection(other.client.call('removeDrafts', { body: ['d1'] }))).toMatchObject({ status: 403 });
    expect(other.sent).toHaveLength(1);
  });

  it('[C02] is read from the host-only cookie if there is one', async () => {
    const { client, sent } = clientWith(() => json({}), { cookies: () => 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own' });
    await client.call('removeDrafts', { body: ['d1'] });
    expect(sent[0]!.headers['X-XSRF-TOKEN']).toBe('own');
  });
});

describe('identical writes', () => {
  it('[C03] abort the earlier one, which reports the repeated click, and answer the later one', async () => {
    let count = 0;
    const { client, sent } = clientWith(() => ((count += 1) === 1 ? undefined : json({ id: 'd1', revision: 2 })));
    const first = rejection(client.call('removeDrafts', { body: ['d1'] }));
    const second = client.call('removeDrafts', { body: ['d1'] });
    expect(await first).toMatchObject({ kind: 'duplicate', message: 'shell.request.duplicate' });
    await expect(second).resolves.toEqual({ id: 'd1', revision: 2 });
    expect(sent[0]!.signal.aborted).toBe(true);
  });

  it('[C03] leave a write with another body and a repeated read alone', async () => {
    const { client } = clientWith(({ body }) => json({ body }));
    const answers = await Promise.all([
      client.call('removeDrafts', { body: ['d1'] }),
      client.call('removeDrafts', { body: ['d2'] }),
      client.call('me'),
      client.call('me'),
    ]);
    expect(answers).toHaveLength(4);
  });

  it('[C03] forget a write that was answered', async () => {
    const { client } = clientWith(() => json({ removed: 1 }));
    await client.call('removeDrafts', { body: ['d1'] });
    await expect(client.call('removeDrafts', { body: ['d1'] })).resolves.toEqual({ removed: 1 });
  });
});

describe('a request of another provider', () => {
  it('[C02] has the headers, the new token and the headers of the answer', async () => {
    const { client, sent } = clientWith(() =>
      sent.length === 1
        ? json({ code: 403, reason: 'token' }, 403)
        : Response.json({ id: 'u1' }, { headers: { 'Content-Range': 'users 0-9/42' } }),
    );
    client.setOwner('u1.e1');
    const answer = await client.request(calls.updateSupport, '/portal/support/users/u1', { method: 'PUT', body: '{}' });
    expect([answer.body, answer.headers.get('content-range')]).toEqual([{ id: 'u1' }, 'users 0-9/42']);
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', '{}'],
      ['PUT', '{}'],
    ]);
    expect(sent[1]?.headers).toMatchObject({
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': 'xs+rf',
      'X-Owner': 'u1.e1',
    });
  });
});

describe('signing out', () => {
  it('[D16] aborts pending calls, refuses later ones, and sends the call that ends the session', async () => {
    const { client, sent, onSignedOut } = clientWith(({ url }) =>
      url.endsWith('/logout') ? new Response(null, { status: 204 }) : undefined,
    );
    const pending = rejection(client.call('listNotices'));
    await client.signOut();
    expect(await pending).toMatchObject({ kind: 'signedOut' });
    expect(await rejection(client.call('getUserConfig'))).toMatchObject({ kind: 'signedOut' });
    expect(await rejection(client.call('removeDrafts', { body: ['d1'] }))).toMatchObject({ kind: 'signedOut' });
    expect(await rejection(client.upload('importDrafts', new FormData()))).toMatchObject({ kind: 'signedOut' });
    expect(sent.map(({ url }) => url)).toEqual(['/portal/notices', '/portal/logout']);
    expect(await rejection(client.request(calls.listSupport, '/portal/support/users', {}))).toMatchObject({
      kind: 'signedOut',
    });
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('what comes back', () => {
  it('[C04] times out after 10 s with an unknown outcome', async () => {
    const { client, sent } = clientWith(() => undefined);
    const late = rejection(client.call('me'));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent[0]!.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toMatchObject({ kind: 'timeout', message: 'shell.request.timeout' });
  });

  it('[C04] treats 200 to 299 as success, also with an empty body', async () => {
    const { client } = clientWith(() => new Response(null, { status: 204 }));
    await expect(client.call('logout')).resolves.toBeUndefined();
  });

  it('returns code, message and field errors of a refusal', async () => {
    const errors = { amsRequestList: { 0: { amsNo: { message: 'validation.required', args: {} } } } };
    const { client } = clientWith(() => json({ code: 422, message: 'Check the fields', errors }, 422));
    const refusal = await rejection(client.call('removeDrafts', { body: ['d1'] }));
    expect(refusal).toMatchObject({ kind: 'answer', status: 422, code: 422, message: 'Check the fields', errors });
  });

  it("does not treat a proxy's page as an answer of the portal", async () => {
    const { client } = clientWith(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await rejection(client.call('me'))).toMatchObject({ kind: 'network', status: 502 });
    const { client: misled } = clientWith(() => new Response('<html>Hotel WiFi</html>', { status: 200 }));
    expect(await rejection(misled.call('me'))).toMatchObject({ kind: 'network' });
  });

  it('reports a failed connection', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await rejection(client.call('me'))).toMatchObject({ kind: 'network', message: 'shell.request.network' });
  });

  it('rejects with the abort reason of the caller', async () => {
    const { client } = clientWith(() => undefined);
    const caller = new AbortController();
    const given = rejection(client.call('me', undefined, { signal: caller.signal }));
    caller.abort(new Error('left the screen'));
    expect(await given).toMatchObject({ message: 'left the screen' });
  });

  it('[E03] treats codes 500040000 and 401 as signed out, except the 401 of sign-in', async () => {
    const gone = (body: unknown) => clientWith(() => json(body, 401));
    const session = gone({ code: 500040000, message: 'x', loginUrl: 'https://login.example/' });
    await rejection(session.client.call('me'));
    expect(session.onSignedOut).toHaveBeenCalledWith({ loginUrl: 'https://login.example/' });

    const plain = gone({ code: 401, message: 'x' });
    await rejection(plain.client.call('me'));
    expect(plain.onSignedOut).toHaveBeenCalledOnce();

    const signIn = gone({ code: 401, message: 'wrong' });
    await rejection(signIn.client.call('login', { body: { account: 'a', password: 'b' } }));
    expect(signIn.onSignedOut).not.toHaveBeenCalled();
  });
});

describe('an upload', () => {
  it('[V20] is sent as a form with the headers of a write, and reports progress', async () => {
    const sendForm = vi.fn(async ({ onProgress }: FormToSend) => {
      onProgress?.(0.5);
      return json({ jobId: 'j1' });
    });
    const { client } = clientWith(() => json({}), { sendForm });
    client.setOwner('u1.e1');
    const parts: number[] = [];
    const reply = await client.upload(
      'importDrafts',
      new FormData(),
      { query: { billType: 1, dryRun: true } },
      {
        onProgress: (part) => parts.push(part),
      },
    );
    const request = sendForm.mock.calls[0]![0];
    expect(request.address).toBe('/portal/draft-bills/import?billType=1&dryRun=true');
    expect(request.headers).toMatchObject({ 'X-Owner': 'u1.e1', 'X-XSRF-TOKEN': 'xs+rf' });
    expect(Object.keys(request.headers)).not.toContain('Content-Type');
    expect([reply, parts]).toEqual([{ jobId: 'j1' }, [0.5]]);
  });

  it("rejects with the portal's message if the file is refused", async () => {
    const sendForm = async () => json({ code: 413, message: 'Too large' }, 413);
    const { client } = clientWith(() => json({}), { sendForm });
    const error = await rejection(client.upload('importDrafts', new FormData()));
    expect(error).toMatchObject({ kind: 'answer', status: 413, message: 'Too large' });
  });
});
