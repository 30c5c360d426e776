import { expect } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { Answer, TestClient } from '../client.ts';

/** Words that stand in the rival's data and nowhere else. */
export const CANARY = /CANARY|CNRY|Rival|Rolf|Rita/iu;
export const RIVAL_AMS = 'CNRY2719403685';
export const RIVAL_KEY = 'canary-intent';

/** What the rival has, by kind. */
export interface RivalThings {
  draft: string;
  removedDraft: string;
  filing: string;
  operation: string;
  intent: string;
  template: string;
  party: string;
  linkman: string;
  stage: string;
  import: string;
}

let serial = 0;
/** A number that nobody had before. */
export const nextSerial = (): number => serial++;
export const key = () => ({ 'idempotency-key': `matrix-${nextSerial()}` });
export const freeAms = () => `OOLU27194${String(10_000 + nextSerial())}`;
export const freeBill = () => isf10Bill({ amsRequestList: [amsRowOf(freeAms())] });

/** How a caller names a thing of the enterprise in one call; the answer must not tell a rival's from a missing one. */
export interface ByThing {
  thing: keyof RivalThings;
  ask: (client: Caller, id: string) => Promise<Answer>;
}
/** A call that names nothing of an enterprise: whatever it is asked, nothing of the rival is in it. */
export interface ByCrawl {
  crawl: ((client: Caller) => Promise<Answer>)[];
}
/** Somebody signed in, or the same with words of another in every request. */
export type Caller = Pick<TestClient, 'get' | 'post'>;

export const injected = (rivalId: string) => `enterpriseId=${rivalId}&userId=x&houseScac=RIVL`;
/** A workbook by what stands in its parts. */
export const unpacked = async (answer: Promise<Answer>): Promise<Answer> => {
  const { raw, ...rest } = await answer;
  // Asked with the rival's names twice over, it may be refused.
  if (rest.status === 422) return { raw, ...rest };
  expect(rest.status).toBe(200);
  return {
    ...rest,
    raw,
    text: Object.values(unzipSync(raw))
      .map((part) => strFromU8(part))
      .join('\n'),
  };
};
/** A call that nobody of an enterprise may make. */
export const forbidden = (ask: (client: Caller) => Promise<Answer>) => async (client: Caller) => {
  const answer = await ask(client);
  expect(answer.status).toBe(403);
  return answer;
};
