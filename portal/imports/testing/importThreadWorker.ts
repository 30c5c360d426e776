import { parentPort } from 'node:worker_threads';
import { Unreadable } from '../unreadable.ts';
import { importBytes } from './importBytes.ts';
import type { ThreadAnswer } from './importThread.ts';

parentPort?.on('message', (bytes: Uint8Array) => void read(bytes).then((answer) => parentPort?.postMessage(answer)));

async function read(bytes: Uint8Array): Promise<ThreadAnswer> {
  try {
    const { bills } = await importBytes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return { kind: 'read', bills };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'refused', reason: error.reason };
    return { kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
