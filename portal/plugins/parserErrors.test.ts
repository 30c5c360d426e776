import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
let port: number;
beforeAll(async () => {
  test = await startTestPortal();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

/** Sends bytes and reads until the portal closes. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

const HOST = 'Host: localhost\r\nConnection: close\r\n';

describe('an answer that no hook has seen', () => {
  it.each([
    ['an unreadable address', 404, `GET /%zz HTTP/1.1\r\n${HOST}\r\n`],
    ['an unreadable address of a call', 404, `GET /portal/%zz HTTP/1.1\r\n${HOST}\r\n`],
    ['bytes that are not HTTP', 400, 'NONSENSE\r\n\r\n'],
    ['two lengths', 400, `POST /portal/me HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    ['headers that are too long', 431, `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(70_000)}\r\n\r\n`],
    ['an unknown expectation', 417, `POST /portal/me HTTP/1.1\r\n${HOST}Expect: miracle\r\nContent-Length: 0\r\n\r\n`],
  ])('to %s (%i) has the security headers and the body of a refusal', async (_name, status, bytes) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    const headers = head.toLowerCase();
    expect(headers).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
    expect(headers).toContain('x-content-type-options: nosniff');
    expect(headers).toContain('x-frame-options: deny');
    expect(headers).toContain('content-type: application/json');
    expect(JSON.parse(body)).toEqual({ code: status, message: expect.stringMatching(/\w+\./u) });
  });

  it('[L06] is not sent for an export of as many filings as can be selected', async () => {
    const ids = Array.from({ length: LIMITS.idsPerCall }, () => randomUUID());
    const answer = await exchange(`GET /portal/bills/export?ids=${ids.join('%2C')} HTTP/1.1\r\n${HOST}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /u);
  });

  it('[13.4.4] [3.4.2] repeats no TRACE request, and lets no other site read it', async () => {
    const answer = await exchange(
      `TRACE /portal/healthz HTTP/1.1\r\n${HOST}Origin: https://a.example\r\nX-Secret: CANARY\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[345] /u);
    expect(answer).not.toMatch(/CANARY|access-control/iu);
  });
});
