import { expect } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { ACCOUNTS, type TestPortal } from '../harness.ts';
import type { ClientAnswer, TestClient } from '../client.ts';
import { pdfText } from '../pdfText.ts';

/** Words that occur only in the rival's data. The short ones are no parts of words, because tokens are random letters. */
export const CANARY = /CANARY|\bRival|(?<![a-z\d])(?:CNRY|Rolf|Rita)(?![a-z])/iu;
export const RIVAL_AMS = 'CNRY2719403685';
export const RIVAL_KEY = 'canary-intent';

/** Ids of the rival's records, by kind. */
export interface RivalRecords {
  draft: string;
  removedDraft: string;
  filing: string;
  operation: string;
  intent: string;
  template: string;
  party: string;
  linkman: string;
  view: string;
  stage: string;
  /** An uploaded file that was not handed in. */
  file: string;
  /** An application in preparation. */
  application: string;
  import: string;
  /** Only those who see the billing may name it. */
  topUp: string;
  consumption: string;
  bondSettlement: string;
  /** Only admins may name a person, an invitation or a key: others get the same answer for every id. */
  person: string;
  invitation: string;
  apiKey: string;
  /** A document in recognition. */
  document: string;
  /** Something that corrections taught. */
  memory: string;
}

let serial = 0;
/** A number that was not used before. */
export const nextSerial = (): number => serial++;
export const key = () => ({ 'idempotency-key': `matrix-${nextSerial()}` });
export const freeAms = () => `OOLU27194${String(10_000 + nextSerial())}`;
export const freeBill = () => isf10Bill({ amsRequestList: [amsRowOf(freeAms())] });

/** A call with the id of a record; its response must not differ for a rival’s and a missing record. */
export interface CallById {
  record: keyof RivalRecords;
  call: (client: TenantCaller, id: string) => Promise<ClientAnswer>;
}
/** A call without an id; no response may contain data of the rival. */
export interface CallWithoutId {
  calls: ((client: TenantCaller) => Promise<ClientAnswer>)[];
}
/** A signed-in client, or one that adds the rival's ids to every request. */
export type TenantCaller = Pick<TestClient, 'get' | 'post' | 'put' | 'remove'>;

export const rivalQuery = (rivalId: string) => `enterpriseId=${rivalId}&userId=x&houseScac=RIVL`;
/** Id of a person of the rival, who owns its drafts. */
export const rivalFiler = async ({ portal: { db } }: TestPortal): Promise<string> => {
  const people = db.selectFrom('app_user').where('account', '=', ACCOUNTS.rivalFiler).select('id');
  return (await people.executeTakeFirstOrThrow()).id;
};

/** An answer with the text of its file. A refusal stays: of the rival's ids in the query, or of billing to sub-accounts. */
const withText =
  (read: (bytes: Uint8Array) => string | Promise<string>) =>
  async (answer: Promise<ClientAnswer>): Promise<ClientAnswer> => {
    const given = await answer;
    if (given.status === 422 || given.status === 403) return given;
    expect(given.status).toBe(200);
    return { ...given, text: await read(given.raw) };
  };

/** Parts of a workbook are compressed. */
export const unzipWorkbook = withText((bytes) =>
  Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join('\n'),
);

/** So are the texts of a PDF. */
export const extractPdf = withText(async (bytes) => (await pdfText(bytes)).join('\n'));

/** A call that no user of an enterprise may make. */
export const expectForbidden =
  (call: (client: TenantCaller) => Promise<ClientAnswer>) => async (client: TenantCaller) => {
    const answer = await call(client);
    expect(answer.status).toBe(403);
    return answer;
  };
