import type { Gateway } from '../gateway.ts';
import { claimedFolders } from './claimFolder.ts';
import { putOut } from './putOut.ts';

/**
 * Puts messages into a folder for an EDI engine, named by their control number and each once (docs/gateway-files.md).
 * @param lineEnd separates the records, as the line to CBP expects it
 */
export function filesGateway(dir: string, lineEnd: string): Gateway {
  return {
    name: 'files',
    submit: async (message, signal) => {
      const folders = await claimedFolders(dir);
      signal.throwIfAborted();
      await putOut(folders, message, lineEnd);
    },
  };
}
