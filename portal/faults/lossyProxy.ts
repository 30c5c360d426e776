import { once } from 'node:events';
import { Agent, createServer, request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawsOf } from './drawsOf.ts';
import { fateOf, type Fate } from './fates.ts';

/** Names a request, so that its fate hangs on the seed and nothing else. The portal never sees it. */
export const NAME_HEADER = 'x-fault-name';

/** A late copy arrives after at most so many times the longest delay. */
const LATE_FACTOR = 10;
/** How many pieces a body that travels slowly is cut into. */
const PIECES = 12;

/** A network between pages and a portal that loses, repeats, delays and cuts. */
export interface LossyProxy {
  url: string;
  /** How often which fate befell a request. */
  fates: Partial<Record<Fate, number>>;
  /** From now on nothing happens to requests; what is on its way still arrives. */
  heal(): void;
  /** Resolves when every late copy was delivered. */
  lateCopiesDelivered(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  seed: number;
  /** The portal's address now; null while there is none. */
  target: () => string | null;
  /** The longest delay, milliseconds. */
  longest: number;
  /** How many times worse than usual. */
  badness?: number | undefined;
}

interface Held {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
/** How the body of a request travels: whole, or in pieces with this pause before piece `n`, milliseconds. */
type Pace = (piece: number) => number;

interface Carried {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export async function openLossyProxy({ seed, target, longest, badness }: Options): Promise<LossyProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const fates: LossyProxy['fates'] = {};
  const lateCopies = new Set<Promise<unknown>>();
  let isHealed = false;

  const carry = async (held: Held, { isCut = false, pace }: { isCut?: boolean; pace?: Pace } = {}) => {
    const portal = target();
    if (!portal) return null;
    const { method, path, headers, body } = held;
    const outgoing = request(portal + path, { method, headers, agent });
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    // A request that is cut short rejects, and so does one whose portal ends while the body is written.
    answered.catch(() => {});
    if (pace) await writeSlowly(outgoing, body, pace);
    else outgoing.end(body);
    try {
      if (isCut) {
        await once(outgoing, 'finish');
        // On its way, and the portal reads it before it hears that the line is gone.
        await sleep(2);
        outgoing.destroy();
      }
      const [answer] = await answered;
      return {
        status: answer.statusCode ?? 502,
        headers: answer.headers,
        body: await buffer(answer),
      } satisfies Carried;
    } catch {
      return null;
    }
  };

  const handle = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const held = await hold(incoming);
    const draw = drawsOf(seed, String(incoming.headers[NAME_HEADER]));
    const fate = isHealed ? 'passed' : fateOf(draw(), badness);
    fates[fate] = (fates[fate] ?? 0) + 1;
    const wait = draw() * longest;
    const give = (carried: Carried | null) => {
      if (!carried || answer.destroyed) return void answer.destroy();
      answer.writeHead(carried.status, carried.headers).end(carried.body);
    };
    switch (fate) {
      case 'passed':
        return give(await carry(held));
      case 'dropped':
        return void answer.destroy();
      case 'cut':
        await carry(held, { isCut: true });
        return void answer.destroy();
      case 'answerLost':
        await carry(held);
        return void answer.destroy();
      case 'delayed':
        await sleep(wait);
        return give(await carry(held));
      case 'replayed': {
        const late = sleep(wait / 4).then(() => carry(held));
        const [first, second] = draw() < 0.5 ? [carry(held), late] : [late, carry(held)];
        give(await first);
        return void (await second);
      }
      case 'repeatedLate': {
        give(await carry(held));
        const late = sleep(wait * LATE_FACTOR).then(() => carry(held));
        lateCopies.add(late);
        return void late.finally(() => lateCopies.delete(late));
      }
      case 'dribbled': {
        const pace = () => wait / PIECES;
        const carried = await carry(held, { pace });
        if (!carried || answer.destroyed) return void answer.destroy();
        answer.writeHead(carried.status, carried.headers);
        return writeSlowly(answer, carried.body, pace);
      }
      case 'frozen':
        return give(await carry(held, { pace: (piece) => (piece === PIECES / 2 ? wait * 2 : 0) }));
      case 'afterAbort':
        if (!answer.destroyed) await once(answer, 'close');
        await sleep(wait);
        return void (await carry(held));
    }
  };

  const server = createServer((incoming, answer) => void handle(incoming, answer).catch(() => answer.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fates,
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

/** Writes a body in pieces; a peer that is gone ends it. */
async function writeSlowly(stream: ClientRequest | ServerResponse, body: Buffer, pace: Pace): Promise<void> {
  const size = Math.ceil(body.length / PIECES);
  for (let piece = 0; piece * size < body.length && !stream.destroyed; piece += 1) {
    await sleep(pace(piece));
    stream.write(body.subarray(piece * size, (piece + 1) * size));
  }
  stream.end();
}

async function hold(incoming: IncomingMessage): Promise<Held> {
  const { [NAME_HEADER]: _, connection: __, host: ___, ...headers } = incoming.headers;
  const body = await buffer(incoming);
  return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body };
}
