import { composeAdvisory } from '#customs/answers/composeAdvisory.ts';
import { composeResponse } from '#customs/answers/composeResponse.ts';
import { ADVICES } from '#customs/answers/dispositions.ts';
import { readIsf } from '#customs/readIsf.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import { messageFiler, wrapInEnvelope, messageReference } from '../transmission.ts';

/** Describes an answer for demo data and tests. */
interface AnswerOptions {
  verdict: ReceiptFact['verdict'];
  controlNo: string;
  answerNo: number;
  message: string;
  amsNo: string;
  at: Date;
  /** Customs' number; without one our reference is given back. */
  transactionNumber?: string;
}

/** Published refusals by action. */
const REFUSALS: Record<string, { code: string; narrative: string }> = {
  A: { code: '133', narrative: 'INVALID ISF IMPORTER NUMBER' },
  R: { code: '133', narrative: 'INVALID ISF IMPORTER NUMBER' },
  D: { code: '108', narrative: 'INVALID ISF TRANSACTION NUMBER' },
};

/**
 * Composes an answer of real records, as practice customs writes them.
 * @example composeAnswer({ verdict: 'accepted', controlNo: '0000000012', answerNo: 7, message, amsNo, at })
 */
export function composeAnswer({ verdict, controlNo, answerNo, message, amsNo, at, ...given }: AnswerOptions): string {
  const filer = messageFiler(message);
  const reference = messageReference(message);
  const transactionNumber = given.transactionNumber ?? reference;
  const response = (findings: Parameters<typeof composeResponse>[0]['findings']): string => {
    const lines = composeResponse({ records: message.split('\n'), findings, transactionNumber });
    return wrapInEnvelope({ application: 'SN', filer, at, userData: { controlNo, answerNo } }, [lines]);
  };
  switch (verdict) {
    case 'ok':
      return wrapInEnvelope({ application: 'SN', filer, at, userData: { controlNo, answerNo } }, []);
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
      const lines = composeAdvisory({ transactionNumber, reference, matches: [{ amsNo, code }] });
      return wrapInEnvelope({ application: 'SA', filer, at, userData: { controlNo: null, answerNo } }, [lines]);
    }
  }
}
