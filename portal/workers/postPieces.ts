import type { MessagePort } from 'node:worker_threads';

/** Unacknowledged pieces; the portal's thread acknowledges each with a message once it is spooled. */
const WINDOW = 4;

/** Posts bytes to `streamFromWorker` with backpressure, and null at the end. */
export async function postPieces(port: MessagePort, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let space = WINDOW;
  let onSpace = () => {};
  port.on('message', () => {
    space += 1;
    onSpace();
  });
  for await (const piece of pieces) {
    // Copies the piece, because its buffer may be shared and a transfer would detach all of it.
    const bytes = new Uint8Array(piece);
    while (space === 0) await new Promise<void>((resolve) => (onSpace = resolve));
    space -= 1;
    port.postMessage(bytes, [bytes.buffer]);
  }
  port.postMessage(null);
}
