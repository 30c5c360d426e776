/** How many calls people wait for at this moment, in memory that every thread of the portal can read. */
export const peopleWaiting = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Somebody waits. @returns what is called when they do no longer; calling it again does nothing */
export function beginWaiting(waiting: Int32Array = peopleWaiting): () => void {
  let isOver = false;
  Atomics.add(waiting, 0, 1);
  return () => {
    if (isOver) return;
    isOver = true;
    // Threads that stand back sleep until nobody waits.
    if (Atomics.sub(waiting, 0, 1) === 1) Atomics.notify(waiting, 0);
  };
}
