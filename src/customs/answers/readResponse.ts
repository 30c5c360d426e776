import { explainError } from '../edits/codes.ts';
import { RECORD_LENGTH } from '../layout.ts';
import type { LineFault } from '../lineFault.ts';
import { readRecord, type CustomsRecord } from '../recordLine.ts';
import type { AnswerError, Malformed, Response } from './answer.ts';
import { ALWAYS_ECHOED } from './composeResponse.ts';
import { RECORD_ANSWERS, RESPONSES } from './dispositions.ts';
import { malformed, malformedBy, type NumberedLine } from './malformed.ts';

/** An echoed record and its SF90s. */
interface Echo {
  text: string;
  line: number;
  record: CustomsRecord;
  faults: LineFault[];
  errors: AnswerError[];
}

const CHAPTER = ['SF10', 'SF13', 'SF15', 'SF20', 'SF25', 'SF30', 'SF31', 'SF35', 'SF36', 'SF40', 'SF50'];
const recordStep = (record: string): number => (record < 'SF30' ? CHAPTER.indexOf(record) : record === 'SF50' ? 6 : 5);

/**
 * SN: parses a response; malformed with a line number if unreadable. An echo may have faults, but only if an SF90
 * follows it.
 */
export function readResponse(lines: readonly NumberedLine[]): Response | Malformed {
  const closing = lines.at(-1);
  const echoes: Echo[] = [];
  for (const { text, line } of lines.slice(0, -1)) {
    const { record, faults } = readRecord(text, line);
    if (!record || !(record.record === 'SF90' || CHAPTER.includes(record.record))) {
      return malformed(line, text.slice(0, 4), 'unknownRecord');
    }
    const isTorn = text.length !== RECORD_LENGTH || record.record === 'SF90';
    if (isTorn && faults[0]) return malformedBy(faults[0]);
    if (record.record === 'SF90') {
      const echo = echoes.at(-1);
      if (!echo || record.values['messageType'] === undefined || record.values['messageType'] in RESPONSES) {
        return malformed(line, 'SF90', 'outOfOrder');
      }
      echo.errors.push(toAnswerError(record.values, line, echo, echoes.length - 1));
    } else echoes.push({ text, line, record, faults: [...orderFault(echoes, record, line), ...faults], errors: [] });
  }
  return findFatalFault(echoes) ?? close(echoes, closing);
}

/** A refused record may be at any position, because that may be the reason. */
function orderFault(echoes: readonly Echo[], { record }: CustomsRecord, line: number): LineFault[] {
  const before = echoes.findLast((echo) => !isRefused(echo))?.record.record;
  const isInOrder = before === undefined || recordStep(record) >= recordStep(before);
  return isInOrder && (record === 'SF10') === (echoes.length === 0)
    ? []
    : [{ line, record, column: 1, fault: 'outOfOrder' }];
}

const isRefused = ({ errors }: { errors: readonly AnswerError[] }): boolean =>
  errors.some(({ severity }) => severity === 'reject');

function findFatalFault(echoes: readonly Echo[]): Malformed | null {
  for (const echo of echoes) {
    const { record, line, faults, errors } = echo;
    const fault = faults.find((found) => !isRefused(echo) || isFatal(found));
    if (fault) return malformedBy(fault);
    if (errors.length === 0 && !ALWAYS_ECHOED.has(record.record)) return malformed(line, record.record, 'incomplete');
  }
  return null;
}

/** The header must begin the answer, and the filing's number must be readable. */
const isFatal = ({ record, fault, element }: LineFault): boolean =>
  record === 'SF10' && (fault === 'outOfOrder' || element === 'transactionNumber');

function close(echoes: readonly Echo[], closing: NumberedLine | undefined): Response | Malformed {
  const line = closing?.line ?? 0;
  const { record, faults } = readRecord(closing?.text ?? '', line);
  const [head] = echoes;
  if (!record || faults[0]) return malformedBy(faults[0] ?? { line, record: '', column: 1, fault: 'unknownRecord' });
  const messageType = record.values['messageType'] ?? '';
  if (record.record !== 'SF90' || !head || messageType in RECORD_ANSWERS) {
    return malformed(line, record.record, 'incomplete');
  }
  const errors = echoes.flatMap((echo) => echo.errors);
  const disposition = RESPONSES[messageType as keyof typeof RESPONSES]?.verdict ?? 'unknown';
  const isTaken = disposition === 'accepted' || disposition === 'warning';
  if ((isTaken && isRefused({ errors })) || (disposition === 'accepted' && errors.length > 0)) {
    return malformed(line, 'SF90', 'contradiction', 5);
  }
  const isActionWhole = head.faults.every(({ element }) => element !== 'action');
  const action = isActionWhole ? (head.record.values['action'] ?? '') : '';
  if (isTaken && action !== 'D' && !echoes.some((echo) => echo.record.record === 'SF15')) {
    return malformed(line, 'SF90', 'incomplete');
  }
  return {
    kind: 'response',
    transactionNumber: head.record.values['transactionNumber'] ?? '',
    reference: echoes.find(isReference)?.record.values['value'] ?? '',
    action,
    disposition,
    messageType,
    code: record.values['errorCode'] ?? '',
    narrative: record.values['narrative'] ?? '',
    errors,
    echoes: echoes.map(({ text }) => text),
  };
}

const isReference = ({ record: { record, values }, faults }: Echo): boolean =>
  record === 'SF20' && values['qualifier'] === 'CR' && faults.length === 0;

function toAnswerError(
  values: Readonly<Record<string, string>>,
  line: number,
  { text, record: { record } }: Echo,
  echoAt: number,
): AnswerError {
  const { errorCode: code = '', narrative = '', messageType = '' } = values;
  return {
    code,
    edit: explainError(code, narrative)?.name ?? null,
    severity: RECORD_ANSWERS[messageType as keyof typeof RECORD_ANSWERS] ?? 'unknown',
    narrative,
    line,
    record,
    echo: text,
    echoAt,
  };
}
