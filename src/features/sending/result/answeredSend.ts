import type { SendIntent } from '#dataProvider/sendIntents.ts';

/** An answered send as far as its result needs it; from this browser's intent, or from the portal's answer. */
export type AnsweredSend = Pick<SendIntent, 'key' | 'call' | 'filingId' | 'amsNos' | 'payType' | 'state' | 'answer'>;

interface AnyAnswer {
  id?: string;
  filings?: unknown;
  old?: { id: string };
}

/** A send of another browser, read from the portal's answer to it. */
export function toSending(key: string, answer: { status: number; body: unknown }): AnsweredSend {
  const { id, old, filings } = (answer.body ?? {}) as AnyAnswer;
  const call = old ? 'deleteAndSend' : filings === undefined ? 'updateFiling' : 'sendDrafts';
  const filingId = old?.id ?? (call === 'updateFiling' ? id : undefined);
  const state = answer.status < 300 ? 'done' : 'refused';
  return { key, call, amsNos: [], payType: 0, state, answer, ...(filingId !== undefined && { filingId }) };
}
