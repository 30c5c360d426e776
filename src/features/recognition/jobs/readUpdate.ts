import type { LiveEvent } from '#dataProvider/liveMessage.ts';

/** The part of the message that the page uses: results are read from the job, which repeats them as often as needed. */
interface Update {
  batchId: string | null;
  message: string | null;
}

/** [G13] Reads `{ product: 'ISF', data: '<JSON>' }`; null for other products and damaged messages. */
export function readUpdate({ data }: LiveEvent): Update | null {
  const { product, data: text } = (data ?? {}) as { product?: unknown; data?: unknown };
  if (product !== 'ISF' || typeof text !== 'string') return null;
  try {
    const { batchId, message } = JSON.parse(text) as { batchId?: unknown; message?: unknown };
    return {
      batchId: typeof batchId === 'string' ? batchId : null,
      message: typeof message === 'string' && message.trim() !== '' ? message : null,
    };
  } catch {
    return null;
  }
}
