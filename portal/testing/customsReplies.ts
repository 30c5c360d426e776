import { sql } from 'kysely';
import { composeAdvisory } from '#customs/answers/composeAdvisory.ts';
import { composeResponse } from '#customs/answers/composeResponse.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { wrapInEnvelope, messageReference } from '../gateway/transmission.ts';
import type { TestClient } from './client.ts';
import type { TestPortal } from './harness.ts';
import { freshNumber, sendBill } from './sending.ts';

/** A filing whose message was submitted, with its numbers. */
export interface SentFiling {
  id: string;
  amsNo: string;
  isfNo: string;
  controlNo: string;
  message: string;
}

/** Files a bill under a fresh number. */
export async function fileOverGateway(
  test: TestPortal,
  client: TestClient,
  changes: Partial<Bill> = {},
): Promise<SentFiling> {
  const amsNo = freshNumber();
  const bill = { ...isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }), ...changes } as Bill;
  const { body, text } = await sendBill(client, bill, { acceptRejects: true });
  const [filing] = body.filings;
  if (!filing) throw new Error(text);
  return lastMessage(test, filing.id);
}

/** Finds the last submitted message of a filing. */
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

/** Writes replies of customs as they arrive through a gateway. */
export const customsReplies = {
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

/** The lines of an SN reply without its envelope. */
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
