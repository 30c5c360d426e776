import { once } from 'node:events';
import { Agent, createServer, request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededDraws } from './seededDraws.ts';
import { pickNetworkFault, type NetworkFault } from './networkFaults.ts';

/** Names a request, so that its fault depends on the seed alone. The proxy removes it. */
export const NAME_HEADER = 'x-fault-name';

/** A late copy arrives after at most this multiple of the longest delay. */
const LATE_FACTOR = 10;
/** Number of pieces of a body that is written slowly. */
const PIECES = 12;

/** An HTTP proxy in front of the portal that drops, repeats, delays and cuts requests. */
export interface LossyProxy {
  url: string;
  networkFaults: Partial<Record<NetworkFault, number>>;
  /** Forwards new requests unchanged; requests in progress keep their faults. */
  heal(): void;
  lateCopiesDelivered(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  seed: number;
  /** Current address of the portal; null while none runs. */
  target: () => string | null;
  /** The longest delay, milliseconds. */
  longest: number;
  /** Multiplies the probability of faults. */
  severity?: number | undefined;
}

interface HeldRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
/** Pause before piece `n` of a body, milliseconds. */
type Pace = (piece: number) => number;

interface ForwardedResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export async function openLossyProxy({ seed, target, longest, severity }: Options): Promise<LossyProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const networkFaults: LossyProxy['networkFaults'] = {};
  const lateCopies = new Set<Promise<unknown>>();
  let isHealed = false;

  const forward = async (held: HeldRequest, { isCut = false, pace }: { isCut?: boolean; pace?: Pace } = {}) => {
    const portal = target();
    if (!portal) return null;
    const { method, path, headers, body } = held;
    const outgoing = request(portal + path, { method, headers, agent });
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    // Prevents an unhandled rejection while the body is still being written.
    answered.catch(() => {});
    // `once` listens until the response; a killed portal may reset the connection after it, while the body is being written.
    outgoing.on('error', () => {});
    if (pace) await writeSlowly(outgoing, body, pace);
    else outgoing.end(body);
    try {
      if (isCut) {
        await once(outgoing, 'finish');
        // Gives the portal time to read the request before the connection closes.
        await sleep(2);
        outgoing.destroy();
      }
      const [answer] = await answered;
      return {
        status: answer.statusCode ?? 502,
        headers: answer.headers,
        body: await buffer(answer),
      } satisfies ForwardedResponse;
    } catch {
      return null;
    }
  };

  const handle = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const held = await readHeld(incoming);
    const draw = seededDraws(seed, String(incoming.headers[NAME_HEADER]));
    const fault = isHealed ? 'passed' : pickNetworkFault(draw(), severity);
    networkFaults[fault] = (networkFaults[fault] ?? 0) + 1;
    const wait = draw() * longest;
    const give = (forwarded: ForwardedResponse | null) => {
      if (!forwarded || answer.destroyed) return void answer.destroy();
      answer.writeHead(forwarded.status, forwarded.headers).end(forwarded.body);
    };
    switch (fault) {
      case 'passed':
        return give(await forward(held));
      case 'dropped':
        return void answer.destroy();
      case 'cut':
        await forward(held, { isCut: true });
        return void answer.destroy();
      case 'answerLost':
        await forward(held);
        return void answer.destroy();
      case 'delayed':
        await sleep(wait);
        return give(await forward(held));
      case 'replayed': {
        const late = sleep(wait / 4).then(() => forward(held));
        const [first, second] = draw() < 0.5 ? [forward(held), late] : [late, forward(held)];
        give(await first);
        return void (await second);
      }
      case 'repeatedLate': {
        give(await forward(held));
        const late = sleep(wait * LATE_FACTOR).then(() => forward(held));
        lateCopies.add(late);
        return void late.finally(() => lateCopies.delete(late));
      }
      case 'dribbled': {
        const pace = () => wait / PIECES;
        const forwarded = await forward(held, { pace });
        if (!forwarded || answer.destroyed) return void answer.destroy();
        answer.writeHead(forwarded.status, forwarded.headers);
        return writeSlowly(answer, forwarded.body, pace);
      }
      case 'frozen':
        return give(await forward(held, { pace: (piece) => (piece === PIECES / 2 ? wait * 2 : 0) }));
      case 'afterAbort':
        if (!answer.destroyed) await once(answer, 'close');
        await sleep(wait);
        return void (await forward(held));
    }
  };

  const server = createServer((incoming, answer) => void handle(incoming, answer).catch(() => answer.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    networkFaults,
    heal: () => void (isHealed = true),
    lateCopiesDelivered: async () => void (await Promise.all(lateCopies)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}

/** Writes a body in pieces until it ends or the peer disconnects. */
async function writeSlowly(stream: ClientRequest | ServerResponse, body: Buffer, pace: Pace): Promise<void> {
  const size = Math.ceil(body.length / PIECES);
  for (let piece = 0; piece * size < body.length && !stream.destroyed; piece += 1) {
    await sleep(pace(piece));
    stream.write(body.subarray(piece * size, (piece + 1) * size));
  }
  stream.end();
}

async function readHeld(incoming: IncomingMessage): Promise<HeldRequest> {
  const { [NAME_HEADER]: _, connection: __, host: ___, ...headers } = incoming.headers;
  const body = await buffer(incoming);
  return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body };
}
