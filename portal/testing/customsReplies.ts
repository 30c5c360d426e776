import { sql } from 'kysely';
import { composeAdvisory } from '#customs/answers/composeAdvisory.ts';
import { composeResponse } from '#customs/answers/composeResponse.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { wrapInEnvelope, messageReference } from '../gateway/transmission.ts';
import type { TestClient } from './client.ts';
import type { TestPortal } from './harness.ts';
import { freshNumber, sendBill } from './sending.ts';

/** A filing whose message has left, and what names it. */
export interface SentFiling {
  id: string;
  amsNo: string;
  isfNo: string;
  controlNo: string;
  message: string;
}

/** Files a bill under a number of its own. */
export async function fileOne(test: TestPortal, client: TestClient, changes: Partial<Bill> = {}): Promise<SentFiling> {
  const amsNo = freshNumber();
  const bill = { ...isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }), ...changes } as Bill;
  const { body, text } = await sendBill(client, bill);
  const [filing] = body.filings;
  if (!filing) throw new Error(text);
  return lastMessage(test, filing.id);
}

/** The last message of a filing that left. */
export async function lastMessage({ portal }: TestPortal, id: string): Promise<SentFiling> {
  const row = await portal.db
    .selectFrom('operation')
    .innerJoin('filing', 'filing.id', 'operation.filing_id')
    .select(['control_no', 'message', 'ams_no', 'isf_no'])
    .where('filing_id', '=', id)
    .where(sql<boolean>`not held and control_no is not null`)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    id,
    amsNo: row.ams_no,
    isfNo: row.isf_no,
    controlNo: row.control_no ?? '',
    message: row.message,
  };
}

type Findings = Parameters<typeof composeResponse>[0]['findings'];
const AT = new Date('2026-08-03T02:00:00Z');

/** The texts of answers, as they come through a gateway. */
export const customsSays = {
  ack: ({ controlNo }: SentFiling, answerNo: number): string => envelope('SN', controlNo, answerNo, []),
  response: (filing: SentFiling, answerNo: number, findings: Findings = []): string =>
    envelope('SN', filing.controlNo, answerNo, [responseLines(filing, findings)]),
  advisory: ({ isfNo, amsNo }: Pick<SentFiling, 'isfNo' | 'amsNo'>, answerNo: number, code: string): string =>
    envelope('SA', null, answerNo, [
      composeAdvisory({ transactionNumber: isfNo, reference: isfNo, matches: [{ amsNo, code }] }),
    ]),
  lines: (controlNo: string | null, answerNo: number, ...contents: string[][]): string =>
    envelope('SN', controlNo, answerNo, contents),
};

/** SN alone, without its envelope. */
export const responseLines = ({ message }: SentFiling, findings: Findings = []): string[] =>
  composeResponse({ records: message.split('\n'), findings, transactionNumber: messageReference(message) });

function envelope(
  application: 'SN' | 'SA',
  controlNo: string | null,
  answerNo: number | null,
  contents: string[][],
): string {
  return wrapInEnvelope({ application, filer: 'HBR', at: AT, userData: { controlNo, answerNo } }, contents);
}
