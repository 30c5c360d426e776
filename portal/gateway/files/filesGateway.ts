import { join } from 'node:path';
import type { Gateway } from '../gateway.ts';
import { makeFolders } from './gatewayFolders.ts';
import { writeDurably } from './writeDurably.ts';

/**
 * Messages as files for an EDI engine, named after their control number. A message that is handed over again is the same
 * bytes under the same name; an engine that took it before takes it once (docs/gateway-files.md).
 */
export function filesGateway(dir: string): Gateway {
  return {
    name: 'files',
    submit: async ({ controlNo, text }, signal) => {
      const { outbox } = await makeFolders(dir);
      signal.throwIfAborted();
      await writeDurably(join(outbox, `${controlNo}.isf`), `${text}\n`);
    },
  };
}
