import { join } from 'node:path';
import type { Gateway } from '../gateway.ts';
import { createFolders } from './gatewayFolders.ts';
import { writeDurably } from './writeDurably.ts';

/**
 * Writes messages as files for an EDI engine, named by their control number. A repeated submission writes the same bytes
 * under the same name; the engine ignores control numbers that it already processed (docs/gateway-files.md).
 */
export function filesGateway(dir: string): Gateway {
  return {
    name: 'files',
    submit: async ({ controlNo, text }, signal) => {
      const { outbox } = await createFolders(dir);
      signal.throwIfAborted();
      await writeDurably(join(outbox, `${controlNo}.isf`), `${text}\n`);
    },
  };
}
