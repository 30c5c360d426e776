import type { Finding } from '../finding.ts';
import { findLayout } from '../layouts.ts';
import { RECORD_LENGTH } from '../layout.ts';
import { writeRecord } from '../recordLine.ts';
import { RESPONSES } from './dispositions.ts';

/** Customs always echoes these records, and others only with an error. */
const ALWAYS_ECHOED: ReadonlySet<string> = new Set(['SF10', 'SF15', 'SF20']);

type ReportedFinding = Pick<Finding, 'code' | 'narrative' | 'severity' | 'line'>;

interface ResponseParts {
  /** The filing's lines, beginning with its SF10. */
  records: readonly string[];
  /** Errors and warnings; findings of the tool only (without a narrative) are omitted. */
  findings: readonly ReportedFinding[];
  /** For SF10 39–53 of the echo; empty if customs assigns none. */
  transactionNumber: string;
}

/**
 * Composes an SN: echoed records with an SF90 after each record in error, closed by the disposition (ISF-39).
 * @returns lines of 80 columns
 * @example composeResponse({ records, findings: validateRecords(records), transactionNumber: 'HBRL-0000000007' })
 */
export function composeResponse({ records, findings, transactionNumber }: ResponseParts): string[] {
  const reported = findings.filter(({ narrative }) => narrative !== '');
  const lines = records.flatMap((text, line) => {
    const record = echoableRecord(text, line);
    const own = reported.filter((finding) => echoLine(records, finding) === line);
    if (!record || (own.length === 0 && !ALWAYS_ECHOED.has(record))) return [];
    const echo = text.padEnd(RECORD_LENGTH).slice(0, RECORD_LENGTH);
    return [line === 0 ? withNumber(echo, transactionNumber) : echo, ...own.map(recordAnswer)];
  });
  return [...lines, disposition(reported)];
}

/**
 * The record of a line if it can be echoed: only the first header, which begins the answer, and other records of the
 * filing.
 */
const echoableRecord = (text: string, line: number): string => {
  const record = findLayout(text)?.record ?? '';
  const isHeader = record === 'SF10';
  return record.startsWith('SF') && record !== 'SF90' && isHeader === (line === 0) ? record : '';
};

/** Missing records and lines that cannot be echoed are reported at the header. */
const echoLine = (records: readonly string[], { line }: ReportedFinding): number =>
  line !== null && echoableRecord(records[line] ?? '', line) ? line : 0;

const withNumber = (echo: string, number: string): string =>
  number ? echo.slice(0, 38) + number.padEnd(15).slice(0, 15) + echo.slice(53) : echo;

const recordAnswer = ({ code, narrative, severity }: ReportedFinding): string =>
  answerLine(severity === 'reject' ? '11' : '13', code ?? '', narrative);

function disposition(reported: readonly ReportedFinding[]): string {
  const messageType = reported.some(({ severity }) => severity === 'reject') ? '01' : reported.length > 0 ? '03' : '02';
  return answerLine(messageType, '', RESPONSES[messageType].narrative);
}

/** SF90. */
const answerLine = (messageType: string, errorCode: string, narrative: string): string =>
  writeRecord({ record: 'SF90', values: { messageType, errorCode, narrative: narrative.slice(0, 40) } });
