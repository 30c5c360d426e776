import { composeResponse } from '#customs/answers/composeResponse.ts';
import { findEditByCode } from '#customs/edits/edits.ts';
import { worstVerdict, type Finding } from '#customs/finding.ts';
import { validateRecords } from '#customs/validateRecords.ts';
import type { ReadIsf } from '#customs/readIsf.ts';
import type { BondOnFile, Register } from '#customs/register.ts';
import type { Script } from './practiceRules.ts';

/** What practice customs' own books say of a message. */
export type Books = Pick<Register, 'findFiler' | 'isFiled'>;

export interface Judged {
  verdict: ReturnType<typeof worstVerdict>;
  /** SN. */
  answer: string[];
}

interface FilingToJudge {
  records: readonly string[];
  read: ReadIsf;
  transactionNo: string;
  /** A 6–8. */
  filerCode: string;
  /** `YYYY-MM-DD`. */
  today: string;
  books: Books;
  script: Script;
}

/** A filing that stands on file may not be added again: CR names it, and an Add has no number of its own. */
const isAddedTwice = ({ read, books, transactionNo }: FilingToJudge): boolean =>
  read.message?.header.action === 'A' && books.findFiler(transactionNo) !== null;

/** Judges a filing by the published edits over its records, with practice customs' books and what its script wants. */
export function judgeFiling(filing: FilingToJudge): Judged {
  const { records, read, filerCode, today, books, script, transactionNo } = filing;
  const register: Register = { ...books, ...booksOf(script) };
  const found: Said[] = validateRecords(records, { register, filerCode, today }, read).filter(
    ({ narrative }) => narrative,
  );
  const isDoubled = isAddedTwice(filing) && !found.some(({ code }) => code === 'S08');
  const wanted = [...found, ...(isDoubled ? [saidOf('S08', filing)] : [])];
  const findings = [...wanted, ...scripted(wanted, filing)];
  const isTaken = worstVerdict(findings) !== 'rejected';
  return {
    verdict: worstVerdict(findings),
    answer: composeResponse({
      records,
      findings,
      transactionNumber: isTaken ? transactionNo : (read.message?.header.transactionNumber ?? ''),
    }),
  };
}

type Said = Pick<Finding, 'code' | 'narrative' | 'severity' | 'line'>;

/** What a script wants to be said and the edits did not say. */
function scripted(found: readonly Said[], filing: FilingToJudge): Said[] {
  const { says, code } = filing.script;
  if (says === 'reject' && worstVerdict(found) !== 'rejected') return [saidOf(code ?? refusalOf(filing), filing)];
  if (says === 'warn' && found.length === 0) {
    return [{ ...saidOf(code ?? '', filing, 'PRACTICE WARNING'), severity: 'warning' }];
  }
  return [];
}

const refusalOf = ({ read }: FilingToJudge): string => (read.message?.header.action === 'D' ? 'S10' : 'S17');

/** A published code with its words, on the record that it is about; the header where the message has none. */
function saidOf(code: string, { read }: FilingToJudge, unpublished = 'REFUSED BY A PRACTICE RULE'): Said {
  const narrative = findEditByCode(code)?.narrative ?? unpublished;
  const line = read.places.findIndex((place) => place?.record === recordOf(code));
  return { code, narrative, severity: 'reject', line: Math.max(line, 0) };
}
const recordOf = (code: string): string => (ON_BILLS.has(code) ? 'SF15' : code === 'S24' ? 'SF20' : 'SF10');
const ON_BILLS = new Set(['S08', 'S31', 'S32', 'S33']);

/** Importers and bonds are on file unless the script says otherwise. */
function booksOf({ says, code = 'S17' }: Script): Pick<Register, 'isImporterOnFile' | 'findBond'> {
  const refused = says === 'reject' ? code : '';
  return {
    isImporterOnFile: () => refused !== 'S17',
    findBond: () => (refused === 'SA7' ? null : { ...SOUND, ...BONDS[refused] }),
  };
}
const SOUND: BondOnFile = { from: '2009-01-26', until: null, holderIsActive: true, isSufficient: true };
const BONDS: Record<string, Partial<BondOnFile>> = {
  SA8: { until: '2009-12-31' },
  SA9: { holderIsActive: false },
  SAA: { isSufficient: false },
};
