import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { Subscriber } from './bus.ts';
import type { PortalEvent } from './portalEvent.ts';
import { streamEvents } from './streamEvents.ts';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

/** A stream to a client that reads nothing after the headers. */
async function streamToSleepingPage(): Promise<{ raw: ServerResponse; subscriber: Subscriber; errors: unknown[] }> {
  const errors: unknown[] = [];
  return new Promise((opened) => {
    const server = createServer((_request, raw) => {
      raw.on('error', (error) => errors.push(error));
      const bus = {
        subscribe: (_enterpriseId: string, subscriber: Subscriber) => {
          setImmediate(() => opened({ raw, subscriber, errors }));
          return () => {};
        },
      };
      const portal = { bus } as unknown as Parameters<typeof streamEvents>[0];
      const request = { server: {}, locale: 'en' } as unknown as FastifyRequest;
      const reply = { raw, getHeaders: () => ({}) } as unknown as FastifyReply;
      streamEvents(portal, '1', request, reply, { replaced: new AbortController().signal, free: () => {} });
      cleanups.push(() => raw.destroy());
    });
    server.listen(0, '127.0.0.1', () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.pause();
      socket.on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      cleanups.push(
        () => socket.destroy(),
        () => server.close(),
      );
    });
  });
}

it('[O08] writes nothing to a stream that ended while its page does not read', async () => {
  const { raw, subscriber, errors } = await streamToSleepingPage();
  const event = { type: 'WALLET', data: { coin: 1, couponCount: 1, filler: 'x'.repeat(50_000) } } as PortalEvent;
  // The system's own buffers take the first megabytes, as soon as Node hands them over.
  while (raw.writableLength < 200_000) {
    subscriber.onEvent(event);
    await new Promise(setImmediate);
  }
  subscriber.onLost();
  for (let more = 0; more < 3; more += 1) {
    subscriber.onEvent(event);
    await new Promise(setImmediate);
  }
  expect(raw.writableEnded).toBe(true);
  expect(errors).toEqual([]);
});
