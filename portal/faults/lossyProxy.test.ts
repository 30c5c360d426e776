import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { NAME_HEADER, openLossyProxy } from './lossyProxy.ts';

const EARLY_ANSWER = 'HTTP/1.1 408 Request Timeout\r\ncontent-length: 2\r\n\r\nno';
const REQUESTS = 200;

it('continues when a portal answers early and resets the connection during a body', async () => {
  let resets = 0;
  const portal = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(EARLY_ANSWER);
      setTimeout(() => {
        socket.resetAndDestroy();
        resets += 1;
      }, 5);
    });
  }).listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const target = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  const proxy = await openLossyProxy({ seed: 1, target: () => target, longest: 60 });
  const requests = Array.from({ length: REQUESTS }, (_, at) =>
    fetch(proxy.url, {
      method: 'POST',
      body: 'x'.repeat(20_000),
      headers: { [NAME_HEADER]: String(at) },
      // Some faults begin when the client gives up.
      signal: AbortSignal.timeout(2_000),
    }).then((answer) => answer.text()),
  );
  const outcomes = await Promise.allSettled(requests);
  await proxy.lateCopiesDelivered();
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(proxy.networkFaults.dribbled).toBeGreaterThan(0);
  expect(resets).toBeGreaterThan(REQUESTS / 10);
  // The proxy still forwards; an unhandled error would have failed the run. This portal may reset before the answer is read.
  proxy.heal();
  const lastStatus = () =>
    fetch(proxy.url, { headers: { [NAME_HEADER]: 'last' } }).then(
      ({ status }) => status,
      () => 'reset',
    );
  await expect.poll(lastStatus).toBe(408);
  await proxy.close();
  portal.close();
});
