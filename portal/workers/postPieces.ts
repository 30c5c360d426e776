import type { MessagePort } from 'node:worker_threads';

/** Pieces on their way to the portal's thread, which answers each with a word when it has passed it on. */
const UNREAD = 4;

/** Hands bytes to `streamFromWorker` at the pace of their reader, and says when there are no more. */
export async function postPieces(port: MessagePort, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let space = UNREAD;
  let onSpace = () => {};
  port.on('message', () => {
    space += 1;
    onSpace();
  });
  for await (const piece of pieces) {
    // Pieces share memory with others; only a copy can be handed over.
    const bytes = new Uint8Array(piece);
    while (space === 0) await new Promise<void>((resolve) => (onSpace = resolve));
    space -= 1;
    port.postMessage(bytes, [bytes.buffer]);
  }
  port.postMessage(null);
}
