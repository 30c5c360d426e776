import type { AnswerRemark } from '#contract/codes.ts';
import { explainError } from '../edits/codes.ts';
import { readRecord } from '../recordLine.ts';
import type { AnswerError, Malformed, Response } from './answer.ts';
import { RECORD_ANSWERS, RESPONSES, type ResponseVerdict } from './dispositions.ts';
import { malformed, type NumberedLine } from './malformed.ts';
import { recordOf } from './recordLines.ts';
import type { AnswerPart } from './splitTransmission.ts';

type Values = Readonly<Record<string, string>>;
interface Echo {
  record: string;
  text: string;
  values: Values;
}
/** An SF90 and the echo that it follows. */
interface Decision {
  type: string;
  code: string;
  narrative: string;
  line: number;
  echoAt: number;
}

const CHAPTER = new Set(['SF10', 'SF13', 'SF15', 'SF20', 'SF25', 'SF30', 'SF31', 'SF35', 'SF36', 'SF40', 'SF50']);

/**
 * SN: parses a response in the chapter's form and in the recorded ones. Echoes are read, never compared; the last SF90
 * without a code decides, otherwise the last SF90. Malformed without a decision.
 */
export function readResponse(lines: readonly NumberedLine[], end: AnswerPart['end'] = 'whole'): Response | Malformed {
  const echoes: Echo[] = [];
  const decisions: Decision[] = [];
  const remarks = new Set<AnswerRemark>();
  for (const { text, line } of lines) {
    const record = recordOf(text);
    const values = readRecord(text.toUpperCase(), line).record?.values ?? {};
    if (record === 'SF90') decisions.push(toDecision(text, line, echoes.length - 1));
    else if (CHAPTER.has(record)) echoes.push({ record, text, values });
    else remarks.add('unknownRecord');
  }
  const [head] = echoes;
  const closing = decisions.findLast(({ type, code }) => code === '' && isResponse(type)) ?? decisions.at(-1);
  if (!head || head.record !== 'SF10' || !closing) return malformed(lines.at(-1)?.line ?? 0, 'SF90', 'incomplete');
  if (!isClosing(closing, end)) return malformed(closing.line, 'SF90', 'incomplete');
  // A repeated closing adds nothing.
  const isSaidTwice = ({ type, code, narrative }: Decision): boolean =>
    code === '' && type === closing.type && narrative === closing.narrative;
  const about = closing.code === '' ? decisions.filter((one) => !isSaidTwice(one)) : decisions;
  const disposition = decide(closing, about, remarks);
  const errors = about.map((one) => toAnswerError(one, disposition, echoes));
  const refers = (record: string, name: string): string[] =>
    echoes.flatMap((echo) => (echo.record === record ? (echo.values[name]?.trim() ?? []) : []));
  const references = echoes
    .filter(({ record, values }) => record === 'SF20' && values['qualifier'] === 'CR')
    .flatMap(({ values }) => values['value']?.trim() ?? []);
  const action = head.values['action'] ?? '';
  return {
    kind: 'response',
    transactionNumber: head.values['transactionNumber']?.trim() ?? '',
    references,
    importer: head.values['importerNumber']?.trim() ?? '',
    bills: refers('SF15', 'number'),
    action: /^[ARD]$/u.test(action) ? action : '',
    disposition,
    messageType: closing.type,
    code: closing.code,
    narrative: closing.narrative,
    errors: disposition === 'rejected' ? errors.map(asCause(errors)) : errors,
    echoes: echoes.map(({ text }) => text),
    remarks: [...remarks],
  };
}

function toDecision(text: string, line: number, echoAt: number): Decision {
  const { messageType = '', errorCode = '', narrative = '' } = readRecord(text, line).record?.values ?? {};
  return { type: messageType, code: errorCode.toUpperCase(), narrative: narrative.trim(), line, echoAt };
}

const isResponse = (type: string): type is keyof typeof RESPONSES => type in RESPONSES;

/**
 * Whether an SF90 may close the answer. One with a code may also belong to its record, with the closing one lost: then
 * nothing but an envelope shows that nothing follows.
 */
function isClosing({ type, code, narrative }: Decision, end: AnswerPart['end']): boolean {
  if (!/^\d\d$/u.test(type) || type in RECORD_ANSWERS) return false;
  if (end === 'cut') return code === '' && narrative !== '';
  return code === '' || end === 'whole' || type === '01';
}

const isRefusal = ({ type }: Decision): boolean => type === '01' || type === '11';

/** The worst type counts. An acceptance beside a refused record means that customs has it on file. */
function decide(closing: Decision, about: readonly Decision[], remarks: Set<AnswerRemark>): ResponseVerdict {
  if (!isResponse(closing.type)) return 'unknown';
  const { verdict } = RESPONSES[closing.type];
  if (about.length === 0 && verdict !== 'accepted') remarks.add('causeUnknown');
  if (verdict === 'rejected') return verdict;
  if (about.some(isRefusal)) remarks.add('contradictory');
  return about.length > 0 ? 'warning' : verdict;
}

function toAnswerError(
  { type, code, narrative, line, echoAt }: Decision,
  disposition: ResponseVerdict,
  echoes: readonly Echo[],
): AnswerError {
  const echo = echoes[Math.max(echoAt, 0)];
  return {
    code,
    edit: explainError(code, narrative)?.name ?? null,
    severity: severityOf(type, disposition),
    narrative,
    line,
    record: echo?.record ?? '',
    echo: echo?.text ?? '',
    echoAt: Math.max(echoAt, 0),
  };
}

function severityOf(type: string, disposition: ResponseVerdict): AnswerError['severity'] {
  if (type === '01' || type === '11') return 'reject';
  if (type === '03' || type === '13') return 'warning';
  if (type !== '') return 'unknown';
  return disposition === 'rejected' ? 'reject' : disposition === 'unknown' ? 'unknown' : 'warning';
}

/** In a rejected answer without a refused record, its warnings are what it was rejected for. */
const asCause =
  (errors: readonly AnswerError[]) =>
  (error: AnswerError): AnswerError =>
    error.severity === 'warning' && !errors.some(({ severity }) => severity === 'reject')
      ? { ...error, severity: 'reject' }
      : error;
