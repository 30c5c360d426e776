import { composeAdvisory } from '#customs/answers/composeAdvisory.ts';
import { composeResponse } from '#customs/answers/composeResponse.ts';
import { ADVICES } from '#customs/answers/dispositions.ts';
import { readIsf } from '#customs/readIsf.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import { filerOf, inEnvelope, referenceOf } from '../transmission.ts';

/** An answer of a certain kind, for demo data and tests: real records, as practice customs would write them. */
export interface WantedAnswer {
  verdict: ReceiptFact['verdict'];
  controlNo: string;
  answerNo: number;
  /** The records it answers, joined. */
  message: string;
  /** The filing's bill. */
  amsNo: string;
  at: Date;
}

/** Published refusals by action: the importer is not on file; the transaction is not. */
const REFUSALS: Record<string, { code: string; narrative: string }> = {
  A: { code: 'S17', narrative: 'IMPORTER NUMBER NOT ON FILE' },
  R: { code: 'S17', narrative: 'IMPORTER NUMBER NOT ON FILE' },
  D: { code: 'S10', narrative: 'ISF TRXN NBR NOT ON FILE' },
};

/** @example answerAs({ verdict: 'accepted', controlNo: '0000000012', answerNo: 7, message, amsNo, at }) */
export function answerAs({ verdict, controlNo, answerNo, message, amsNo, at }: WantedAnswer): string {
  const filer = filerOf(message);
  const reference = referenceOf(message);
  const response = (said: Parameters<typeof composeResponse>[0]['findings']): string => {
    const lines = composeResponse({ records: message.split('\n'), findings: said, transactionNumber: reference });
    return inEnvelope({ application: 'SN', filer, at, userData: { controlNo, answerNo } }, [lines]);
  };
  switch (verdict) {
    case 'ok':
      return inEnvelope({ application: 'SN', filer, at, userData: { controlNo, answerNo } }, []);
    case 'accepted':
      return response([]);
    case 'warning':
      return response([{ code: '', narrative: 'PRACTICE WARNING', severity: 'warning', line: 0 }]);
    case 'rejected': {
      const refusal = REFUSALS[readIsf(message).message?.header.action ?? ''] ?? { code: '', narrative: 'REFUSED' };
      return response([{ ...refusal, severity: 'reject', line: 0 }]);
    }
    default: {
      const code = Object.keys(ADVICES).find((known) => ADVICES[known]?.status === verdict) ?? 'S9';
      const lines = composeAdvisory({ transactionNumber: reference, reference, matches: [{ amsNo, code }] });
      return inEnvelope({ application: 'SA', filer, at, userData: { controlNo: null, answerNo } }, [lines]);
    }
  }
}
