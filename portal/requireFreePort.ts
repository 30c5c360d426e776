import { createServer } from 'node:net';
import { codeOf, messageOf } from './errorFacts.ts';
import { StartError } from './startError.ts';

/** Message for a failure to listen; undefined for any other failure. */
export function listenFailure(error: unknown, host: string, port: number): StartError | undefined {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already taken by another program. Stop it, or set PORT to another number, as in PORT=${port + 1} npm start.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user. Set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not an address of this machine. Use localhost or 0.0.0.0.`);
    default:
      return undefined;
  }
}

/**
 * Checks the port before the database is started.
 * @throws StartError
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw listenFailure(error, host, port) ?? new StartError(`Cannot listen on ${host}:${port}: ${messageOf(error)}.`);
  }
  await new Promise((closed) => probe.close(closed));
}
