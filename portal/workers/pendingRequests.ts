/** The number of requests in progress, in memory shared with the threads of the portal. */
export const pendingRequests = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Counts a request. @returns a function that ends it; further calls of it have no effect */
export function beginRequest(pending: Int32Array = pendingRequests): () => void {
  let hasEnded = false;
  Atomics.add(pending, 0, 1);
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    // Wakes the threads that wait for the last request.
    if (Atomics.sub(pending, 0, 1) === 1) Atomics.notify(pending, 0);
  };
}
